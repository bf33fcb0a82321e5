import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fillPath, type Endpoint, type Input, type Output } from '@allenio/contract'
import { afterAll } from 'vitest'
import type { NodeSettings } from './house-node.ts'
import type { TestHouse } from './test-house.ts'
import { testSecret } from './test-server.ts'

/** Starts a second server beside the one of the test, and answers who writes to it. The first one needs a `DATABASE_URL`. */
export async function secondNode({ prepared, config }: Pick<TestHouse, 'prepared' | 'config'>) {
  const settings: NodeSettings = { prepared, secretKey: testSecret, dataDir: config.dataDir }
  const node = fork(join(import.meta.dirname, 'house-node.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_OF_TEST: JSON.stringify(settings) },
  })
  afterAll(async () => {
    node.kill('SIGKILL')
    await ended.catch(() => undefined)
  })
  const ended = once(node, 'exit').then(() => {
    throw new Error('the second node has ended before it listened')
  })
  const [port] = (await Promise.race([once(node, 'message'), ended])) as [number] // the node says where it listens
  return ({ token }: { token: string }) => ({
    async write<E extends Endpoint>({ method, path }: E, input: Input<E>): Promise<Output<E>> {
      const answer = await fetch(`http://127.0.0.1:${port}/api${fillPath(path, {})}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
      const { data, message } = (await answer.json()) as { data: Output<E>; message?: string } // what the endpoint promises
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${message}`)
      return data
    },
  })
}
