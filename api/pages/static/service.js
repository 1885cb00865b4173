// Requests to the service.

import { language } from "./say.js";

/** The way from this page to the start: the service may stand in a folder, and a page in another. */
export const root = document.body.dataset.root;

/** The key of a secret link, with which the page was opened. It is kept nowhere else. */
const key = new URLSearchParams(location.search).get("key");

/** An address of the service with parameters, in the language of the page. */
export function address(path, params = {}) {
  const given = Object.entries({ lang: language(), ...params }).filter(([, value]) => value != null);
  return `${root}${path}?${new URLSearchParams(given)}`;
}

/** The JSON of a reply, with its status. A refusal is thrown, with its problem. */
export async function ask(path, request = {}, params = {}) {
  const headers = key ? { ...request.headers, Authorization: `Bearer ${key}` } : request.headers;
  const response = await fetch(address(path, params), { ...request, headers });
  const body = await response.json();
  if (!response.ok) throw Object.assign(new Error(body.title), { problem: body });
  return body;
}

export const post = (path, body, type = "application/json", params = {}) =>
  ask(path, { method: "POST", headers: { "Content-Type": type }, body }, params);

/** A piece of a page, made by the service. Its links keep the key. */
export async function part(path, params = {}) {
  const response = await fetch(address(path, { ...params, part: "", key }));
  if (!response.ok) throw Object.assign(new Error(response.statusText), { problem: {} });
  return response.text();
}
