const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** An everyday name for this device; empty where the browser does not reveal its system. */
export const deviceName = (agent: string): string => systems.find(([sign]) => sign.test(agent))?.[1] ?? ''

export type DeviceKind = 'phone' | 'tablet' | 'computer'

/** Reads the server's description, such as 'Chrome · macOS'. */
export function deviceKind(device: string): DeviceKind {
  if (/iPad|tablet/i.test(device)) return 'tablet'
  return /iPhone|iOS|Android/i.test(device) ? 'phone' : 'computer'
}
