import type { Config } from './config.ts'

export interface InstalledConfig extends Omit<Config, 'secretKey'> {
  secretKey: string
  /** The address of the app; it is never taken from a request, because a caller could forge it. */
  baseUrl: string
}

let installed: InstalledConfig | undefined

/** Sets the configuration once, when the process starts. */
export function installConfig(config: Config, secretKey: string, port = config.port): InstalledConfig {
  installed = { ...config, secretKey, baseUrl: config.publicUrl ?? `http://localhost:${port}` }
  return installed
}

export function useConfig(): InstalledConfig {
  if (!installed) throw new Error('the configuration is used before it was installed')
  return installed
}
