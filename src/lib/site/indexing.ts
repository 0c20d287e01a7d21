import { routeOfPath } from '../domain/site/address.ts';

/** Routes that search engines should not list, without their language. */
const HIDDEN =
  /^\/(?:login|register|forgot_password|logout|mobile-slots|profile|deposit|withdraw|transfer|transaction|bonuses|bank|404|offline)\/?$/;

/** Whether search engines should list the page at a path of any language. */
export function isIndexedRoute(path: string): boolean {
  return !HIDDEN.test(routeOfPath(path));
}
