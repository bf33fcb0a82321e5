const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** What a person would call this device; empty where the browser does not say. */
export const deviceName = (agent: string): string => systems.find(([sign]) => sign.test(agent))?.[1] ?? ''

export type DeviceKind = 'phone' | 'tablet' | 'computer'

/** From the server's words such as 'Chrome · macOS'. */
export function deviceKind(device: string): DeviceKind {
  if (/iPad|tablet/i.test(device)) return 'tablet'
  return /iPhone|iOS|Android/i.test(device) ? 'phone' : 'computer'
}
