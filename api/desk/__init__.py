"""The referee's desk: an event with its calls, incidents, rulings, penalties and appeals.

There is no HTTP and no database in it. An event is what its journal says (``journal.py``): a list of acts,
each with its moment and its author. Nothing is changed or removed. A correction is an act too, and the event
is made anew from the acts as they are then.
"""
