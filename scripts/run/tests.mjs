import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { childEnv, root, run, stoppedBy } from './children.mjs'
import { findChromium } from './chromium.mjs'
import { countPlaywright, countVitest } from './counts.mjs'
import { playwrightFiles, slowest, vitestErrors, vitestFiles } from './file-times.mjs'
import { prepare } from './prepare.mjs'
import { failWith, Failure, say } from './say.mjs'

const artifacts = join(root, 'artifacts')
const seconds = ms => `${(ms / 1000).toFixed(1)} s`

/** As long as all stages together may take on two cores of a quiet machine. Others differ by three times, so that time alone fails no run. */
const minutesAtMost = 20

/** A stage answers { passed, failed, skipped } and the files it ran, if any: a later one runs whatever an earlier one answered. */
const stages = {
  ...Object.fromEntries(
    Object.entries(checks).map(([name, check]) => [
      name,
      async context => {
        const { passed, text } = await check(context)
        if (!passed || text.trim()) say(text.trimEnd())
        return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
      },
    ]),
  ),
  'unit and API': context => vitest(['--project', 'unit*', '--project', 'api'], context),
  unit: context => vitest(['--project', 'unit*'], context),
  costs: context => vitest(['--project', 'costs'], context),
  properties: context => vitest(['--project', 'unit*'], { ...context, env: { ...context.env, PROPERTY_RUNS: '1000' } }),
  'properties of the API': context =>
    vitest(['--project', 'api', '.properties.test.ts'], { ...context, env: { ...context.env, PROPERTY_RUNS: '1000' } }),
  'shuffled order': context => shuffled(context),
  browser: context => playwright([], context),
  scale: context => bench('scale', context),
  crawl: context => playwright(['crawl'], { ...context, env: { ...context.env, CRAWL: 'full' } }),
}

async function vitest(more, { env, args }) {
  const [report, times] = [join(artifacts, 'vitest.json'), join(artifacts, 'vitest-files.json')]
  for (const each of [report, times]) rmSync(each, { force: true })
  mkdirSync(artifacts, { recursive: true })
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${join(root, 'scripts/run/file-times.mjs')}`,
  ]
  const { code } = await run('vitest', ['run', ...reporters, ...more, ...args], { env: { ...env, FILE_TIMES: times } })
  return { ...countVitest(report, code, vitestErrors(times)), files: vitestFiles(times) }
}

async function bench(name, { env, node }) {
  const { code } = await run(node, ['--disable-warning=ExperimentalWarning', 'bench/main.ts', name], { env })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

/** Files and tests in an order that is new each time: a test that depends on what ran before it in its worker fails sooner or later. */
function shuffled(context) {
  const seed = Number(context.env.SHUFFLE_SEED) || Date.now() % 1_000_000_000
  say(`The order is that of seed ${seed}; SHUFFLE_SEED=${seed} repeats it.`)
  return vitest(['--project', 'unit*', '--project', 'api', '--sequence.shuffle', `--sequence.seed=${seed}`], context)
}

async function playwright(more, { env, args, node }) {
  const report = join(artifacts, 'playwright.json')
  rmSync(report, { force: true })
  const browser = await findChromium(node)
  const { code } = await run('playwright', ['test', '--reporter=list,json', ...more, ...args], {
    cwd: join(root, 'e2e'),
    env: { ...env, ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return { ...countPlaywright(report, code), files: playwrightFiles(report) }
}

const day = () => ['UTC', 'Europe/Rome'].map(timeZone => new Date().toLocaleDateString('en-CA', { timeZone })).join(' ')

/** Tests take the day once, when their file is read: what failed while the day changed is run again, and only that run counts. */
async function withinOneDay(stage) {
  const began = day()
  const counts = await stage()
  if (counts.failed === 0 || day() === began) return counts
  say('The day has changed while this ran: once more.')
  return stage()
}

async function runStages(names, { node, args }) {
  // the settings of an installation on this machine are none of the tests'
  const { NODE_ENV: _, ...env } = childEnv(node, { ALLENIO_ENV: '' })
  const results = []
  for (const name of names) {
    say(`\n── ${name}`)
    const since = performance.now()
    let counts
    try {
      counts = await withinOneDay(() => stages[name]({ node, env, args }))
    } catch (error) {
      failWith(error)
      counts = { passed: 0, failed: 1, skipped: 0 }
    }
    if (stoppedBy()) return 130
    const ms = performance.now() - since
    results.push({ name, counts, ms })
    say(`── ${name}: ${counts.failed ? 'FAILED' : 'passed'} in ${seconds(ms)}`)
  }
  return summary(results)
}

const formatCounts = ({ passed, failed, skipped, again }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}${again ? ` (${again} at the second try)` : ''}`

function summary(results) {
  const files = slowest(results.flatMap(({ counts }) => counts.files ?? []))
  const slow = files.length > 1 ? ['', 'The slowest files:', ...files.map(({ file, ms }) => `${seconds(ms).padStart(9)}   ${file}`)] : []
  const failures = results.flatMap(({ counts }) => counts.failures ?? [])
  // the failures come last, because people look for them at the end of a log
  for (const line of [...slow, ...(failures.length ? ['', 'What failed:', ...failures] : []), '']) say(line)
  for (const { name, counts, ms } of results) say(`${name.padEnd(14)}${seconds(ms).padStart(9)}   ${formatCounts(counts)}`)
  if (results.length === parts.all.names.length) {
    const minutes = results.reduce((total, { ms }) => total + ms, 0) / 60_000
    say(`${'all stages'.padEnd(14)}${`${minutes.toFixed(1)} min`.padStart(9)}   of at most ${minutesAtMost} on two cores`)
    if (minutes > minutesAtMost) say('WARNING: the suite takes longer than it may.')
  }
  const sum = key => results.reduce((total, { counts }) => total + counts[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  say(formatCounts(total))
  // a run without any test is a failure
  return total.failed || !total.passed ? 1 : 0
}

const parts = {
  all: { names: ['types', 'format', 'lint', 'walls', 'packages', 'unit and API', 'browser'], web: true },
  check: { names: ['types', 'format', 'lint', 'walls', 'packages'], web: false },
  api: { names: ['unit and API'], web: false },
  browser: { names: ['browser'], web: true },
}

export async function test(allArgs) {
  const only = allArgs.find(each => each.startsWith('--only='))?.slice('--only='.length) ?? 'all'
  const args = allArgs.filter(each => !each.startsWith('--only='))
  const part = Object.hasOwn(parts, only) ? parts[only] : undefined
  if (!part) throw new Failure(`--only is one of ${Object.keys(parts).join(', ')}.`)
  if (args.length && only !== 'api' && only !== 'browser') {
    throw new Failure(`Which runner is ${args[0]} for? Add --only=api or --only=browser.`)
  }
  return runStages(part.names, { node: await prepare({ web: part.web }), args })
}

export const check = async args => runStages(['types', 'format', 'lint', 'walls', 'packages', 'unit'], { node: await prepare(), args })

/** With an argument, such as a pattern of names, only the browser crawls. */
export const crawl = async args =>
  runStages(args.length > 0 ? ['crawl'] : ['properties', 'properties of the API', 'costs', 'shuffled order', 'scale', 'crawl'], {
    node: await prepare({ web: true }),
    args,
  })
