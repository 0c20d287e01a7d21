import { cloudflare } from './cloudflare.ts';
import { cloudflareBucket } from './cloudflare-bucket.ts';
import type { Host } from './host.ts';
import { nginx, nginxBeforeServe } from './nginx.ts';

/** The hosts that docs/deploying.md prepares, each with its own software. */
export const HOSTS: readonly Host[] = [nginxBeforeServe, nginx, cloudflare, cloudflareBucket];
