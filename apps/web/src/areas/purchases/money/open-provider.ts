/** Leads to the page where somebody pays, by a full page load: the provider's page, or the server's own one in local mode. */
export function openProvider(url: string): void {
  const address = new URL(url, location.origin)
  if (/^https?:$/.test(address.protocol)) location.assign(address.href)
}
