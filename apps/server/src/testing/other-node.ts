import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fillPath, type Endpoint, type Input, type Output } from '@allenio/contract'
import { afterAll } from 'vitest'
import type { TestMember } from './given.ts'
import type { NodeSettings } from './node-process.ts'
import type { TestHouse } from './test-house.ts'
import { testSecret } from './test-server.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Starts a second server on the database of a test house, until the file's tests have ended. The house needs a `DATABASE_URL`, because a
 * database of its own cannot be shared.
 */
export async function startNode({ prepared }: Pick<TestHouse, 'prepared'>) {
  const settings: NodeSettings = { prepared, secretKey: testSecret }
  const node = fork(join(import.meta.dirname, 'node-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_OF_TEST: JSON.stringify(settings) },
  })
  afterAll(() => void node.kill('SIGKILL'))
  const [{ port }] = (await once(node, 'message')) as [{ port: number }] // the node sends its port
  return {
    port,

    /** A call of a read or a write with a body; a refusal throws. */
    async call<E extends Endpoint>({ token }: TestMember, endpoint: E, input: Input<E> & Fields): Promise<Output<E>> {
      const answer = await fetch(`http://127.0.0.1:${port}/api${fillPath(endpoint.path, input)}`, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(endpoint.method !== 'GET' && { body: JSON.stringify(withoutPath(endpoint, input)) }),
      })
      // the envelope of every call
      const { success, message, data } = (await answer.json()) as { success: boolean; message?: string; data: Output<E> }
      if (!success) throw new Error(message)
      return data
    },
  }
}

const withoutPath = ({ path }: Endpoint, input: Fields): Fields =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`:${name}`)))
