/** Every zone that this browser knows, as people say them; and the client's own even if it does not. */
export function zoneOptions(own: string): { value: string, label: string }[] {
  const zones = new Set([own, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].sort().map(value => ({ value, label: value.replaceAll('_', ' ').replaceAll('/', ', ') }))
}
