import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './house.ts'
import { atLeast, median, type Bench, type Figure } from './figure.ts'

const rounds = 5
const run = promisify(execFile)
type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

interface MeasuredPage {
  name: string
  address: string
  categories: readonly Category[]
  /** The least score of the performance; the others are to be whole. */
  performance: number
}

const ofApp = ['performance', 'accessibility', 'best-practices'] as const
// search engines are sent to the public page, which no app has to start before
const ofPublicPage = [...ofApp, 'seo'] as const

/**
 * Runs Lighthouse with the settings of a phone, and answers the median of five runs. Its hundred packages come with the first run,
 * because nothing else needs them.
 */
export const lighthouseBench: Bench = async ({ url }) => {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'allenio-lighthouse-'))
  const browser = spawn(
    process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--user-data-dir=${profile}`,
      `--remote-debugging-port=${port}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  try {
    await listening(port)
    return [
      ...(await measure({ name: 'landing', address: `${url}/?lang=it`, categories: ofApp, performance: 90 }, port)),
      ...(await measure({ name: 'login', address: `${url}/login`, categories: ofApp, performance: 90 }, port)),
      ...(await measure({ name: 'storefront', address: `${url}/sf/studio-marchetti`, categories: ofPublicPage, performance: 95 }, port)),
    ]
  } finally {
    browser.kill('SIGTERM')
    await new Promise(resolve => browser.once('exit', resolve))
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measure({ name, address, categories, performance }: MeasuredPage, port: number): Promise<Figure[]> {
  const scores: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round += 1) {
    const found = await scoresOf(address, categories, port)
    for (const category of categories) (scores[category] ??= []).push((found[category]?.score ?? 0) * 100)
  }
  return categories.map(category =>
    atLeast(`Lighthouse ${category}, ${name}`, median(scores[category] ?? []), category === 'performance' ? performance : 100, {
      unit: '',
      details: `median of ${rounds}`,
    }),
  )
}

async function scoresOf(
  address: string,
  categories: readonly Category[],
  port: number,
): Promise<Partial<Record<Category, { score: number }>>> {
  const settings = [`--port=${port}`, `--only-categories=${categories.join(',')}`, '--output=json', '--quiet']
  const { stdout } = await run('npx', ['--yes', 'lighthouse@13.5.0', address, ...settings], { maxBuffer: 64 * 1_048_576 })
  const { categories: found } = JSON.parse(stdout) as { categories: Partial<Record<Category, { score: number }>> }
  return found
}

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/json/version`).then(
        answer => answer.ok,
        () => false,
      )
    )
      return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('the browser did not open its port')
}
