import { OWN_SNIPPETS } from './nginx-file.ts';

interface ProxyOptions {
  /** Host name of the site. */
  name: string;
  listen: string;
  /** Where `npm run serve` listens on this machine. */
  port: number;
}

/** An nginx site file for a proxy before `npm run serve`. TLS belongs there. */
export function nginxProxyFile({ name, listen, port }: ProxyOptions): string {
  return `# Made by the build from scripts/hosts: an nginx site file that hands everything on to \`npm run serve\`.
# Certificates are in a file of the machine's own, /etc/nginx/snippets/site-tls.conf: docs/deploying.md, "nginx".

server {
  listen ${listen};
  server_name ${name};

  server_tokens off;
  include ${OWN_SNIPPETS};

  location / {
    proxy_pass http://127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    # Whoever comes through here is not this machine: /healthz and /metrics are not there without STATUS_TOKEN.
    proxy_set_header X-Forwarded-For $remote_addr;
  }
}
`;
}
