import type { Config } from './config.ts'

export interface InstalledConfig extends Omit<Config, 'secretKey'> {
  secretKey: string
  /** Where people reach the app; never taken from a request. */
  baseUrl: string
}

let installed: InstalledConfig | undefined

/** Set once, by whoever composes the process. */
export function installConfig(config: Config, secretKey: string, port = config.port): InstalledConfig {
  installed = { ...config, secretKey, baseUrl: config.publicUrl ?? `http://localhost:${port}` }
  return installed
}

export function useConfig(): InstalledConfig {
  if (!installed) throw new Error('the configuration is used before it was installed')
  return installed
}
