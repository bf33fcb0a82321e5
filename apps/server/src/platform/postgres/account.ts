import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { EmbeddedPostgresError } from './embedded-error.ts'

/** The unprivileged account for PostgreSQL when we are root, because it refuses to run as root. */
export interface Account {
  name: string
  uid: number
  gid: number
}

const preferred = ['postgres', '_postgres', 'nobody']

const listAccounts = (): Account[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .flatMap(line => {
      const [name, , uid, gid] = line.split(':')
      return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
    })

/** An existing database runs under the account that owns its files, a new one under the first that the machine has. */
export function chooseAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = listAccounts()
  const owner = statSync(cluster, { throwIfNoEntry: false })
  const account =
    owner && owner.uid !== 0
      ? (accounts.find(each => each.uid === owner.uid) ?? { name: String(owner.uid), uid: owner.uid, gid: owner.gid })
      : preferred.map(name => accounts.find(each => each.name === name)).find(each => each !== undefined)
  if (account) return account
  throw new EmbeddedPostgresError(
    'unsupported host',
    'PostgreSQL does not run as root and this machine has no account named postgres or nobody: start as another user.',
  )
}

// the operating system itself is asked, because mode bits do not show access lists or volumes mounted noexec
export function mayReach(account: Account, folder: string, program: string): boolean {
  const script = 'test -x "$1" && test -r "$1" && test -x "$2"'
  const { uid, gid } = account
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder, program], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
}
