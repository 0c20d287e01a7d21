import { cloudflare } from './cloudflare.ts';
import { cloudflareBucket } from './cloudflare-bucket.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx, nginxBeforeServe } from './nginx.ts';

/** The hosts that docs/deploying.md prepares, each with its own software. */
export const HOSTS: readonly Host[] = [nginx, nginxBeforeServe, cloudflare, netlify, cloudflareBucket];
