import { childEnv, run } from './children.mjs'
import { Failure } from './say.mjs'

const causes = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    "the npm registry cannot be reached; check the network, or npm's proxy and registry settings, and try again",
  ],
  [/ENOSPC/, 'the disk is full; free some space and try again'],
  [/EACCES|EPERM|EROFS/, 'this user may not write here; start as the owner of the folder'],
  [
    /EUSAGE|can only install packages when/i,
    'package.json and package-lock.json disagree; run "npm install" once and keep the lock file it writes',
  ],
  [/EBADPLATFORM/, 'a package does not exist for this machine (Allenio runs on Linux with glibc and macOS, x64 and arm64)'],
  [/E404|ETARGET/, 'a package is not to be found in the npm registry that is configured'],
  [/EINTEGRITY/, 'a downloaded package is not the one the lock file names; try again, and if it stays so do not trust it'],
]

// npm prints its usage after a mistake, which is removed here
const essence = text =>
  text
    .split(/\n.*Clean install a project|\n.*A complete log of this run/)[0]
    .split('\n')
    .slice(0, 20)
    .join('\n')

/** Runs npm on the given Node without letting the npm that started us decide where and what it installs. */
export async function npm(node, args, { cwd } = {}) {
  const env = childEnv(node)
  for (const name of Object.keys(env)) {
    if (/^npm_config_(local_prefix|prefix|workspaces?|include_workspace_root|loglevel|global|omit|only|production|dry_run)$/i.test(name))
      delete env[name]
  }
  const cli = process.env.npm_execpath
  const result = cli?.endsWith('npm-cli.js')
    ? await run(node, [cli, ...args], { env, cwd, capture: true })
    : await run('npm', args, { env, cwd, capture: true })
  const failure = summary => {
    const cause = causes.find(([pattern]) => pattern.test(result.text))?.[1] ?? "npm's own words are above"
    return new Failure(`${summary}: ${cause}.`, essence(result.text))
  }
  return { ...result, failure }
}
