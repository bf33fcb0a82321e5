import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface UiHarness {
  url: string
  stop(): void
}

/** Builds and serves the pages that try single parts of ui (`apps/web/harness`). */
export function startUiHarness(): Promise<UiHarness> {
  const script = join(import.meta.dirname, '../../apps/web/harness/serve.ts')
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  return new Promise((resolve, reject) => {
    let errors = ''
    server.stderr.on('data', data => (errors += String(data)))
    server.once('exit', () => reject(new Error(`the harness ended: ${errors}`)))
    server.stdout.once('data', data => resolve({ url: String(data).trim(), stop: () => void server.kill('SIGTERM') }))
  })
}
