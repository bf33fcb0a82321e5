export { ConfigError, loadConfig, type Config } from './config.ts'
export { loadEnvFile } from './env-file.ts'
export { installConfig, useConfig, type InstalledConfig } from './installed.ts'
export { ensureSecret } from './secret.ts'
