"""Sędzia for assistants: the Model Context Protocol, by HTTP and stdio. The SDK is loaded when used."""
