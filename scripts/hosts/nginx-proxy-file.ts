interface ProxyOptions {
  /** Host name of the site. */
  name: string;
  listen: string;
  /** Where `npm run serve` listens on this machine. */
  port: number;
}

/** An nginx site file for a proxy before `npm run serve`. TLS belongs there, and it hides the service's metrics from the public. */
export function nginxProxyFile({ name, listen, port }: ProxyOptions): string {
  return `# Made by the build from scripts/hosts: an nginx site file that hands everything on to \`npm run serve\`.

server {
  listen ${listen};
  server_name ${name};

  server_tokens off;

  # Prometheus asks the service itself.
  location = /metrics {
    return 404;
  }
  location / {
    proxy_pass http://127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    # Whoever comes through here is told that a publish failed, but not why.
    proxy_set_header X-Forwarded-For $remote_addr;
  }
}
`;
}
