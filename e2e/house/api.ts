import { fillPath, pathParams, type Endpoint, type Input, type Output } from '@allenio/contract'
import { login } from '@allenio/contract/auth'
import { loginToSchool } from '@allenio/contract/training-school'

export const baseUrl = (): string => {
  const url = process.env['ALLENIO_URL']
  if (!url) throw new Error('the app was not started')
  return url
}

/** Speaks to the running app as another program would. */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, token?: string): Promise<Output<E>> {
  const fields = input as Record<string, unknown> // every input of the contract is an object
  const names = pathParams(endpoint.path)
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
  const isGet = endpoint.method === 'GET'
  const query = isGet ? `?${new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))}` : ''
  const answer = await fetch(`${baseUrl()}/api${fillPath(endpoint.path, fields)}${query}`, {
    method: endpoint.method,
    headers: {
      'x-forwarded-for': someAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!isGet && { 'content-type': 'application/json' }),
    },
    ...(!isGet && { body: JSON.stringify(rest) }),
  })
  const body = (await answer.json()) as { success: boolean; message?: string; data: Output<E> } // the envelope of every call
  if (!body.success) throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${body.message}`)
  return body.data
}

export const demoPassword = 'allenio-demo'
export const demo = {
  admin: 'admin@demo.allenio.test',
  coach: 'coach@demo.allenio.test',
  nutritionist: 'nutri@demo.allenio.test',
  client: 'client@demo.allenio.test',
  superAdmin: 'super@demo.allenio.test',
  school: 'school@demo.allenio.test',
} as const
export type DemoRole = keyof typeof demo
const demoRoles: readonly DemoRole[] = ['admin', 'coach', 'nutritionist', 'client', 'superAdmin', 'school']

/** A fresh session of a demo account. */
export async function tokenOf(role: DemoRole): Promise<string> {
  const credentials = { email: demo[role], password: demoPassword }
  const answer = role === 'school' ? await call(loginToSchool, credentials) : await call(login, credentials)
  if (!('access_token' in answer) || !answer.access_token) throw new Error(`${role} did not get in`)
  return answer.access_token
}

/** Logs in one account after the other before any test, because two tries for one account at once are refused. */
export async function signInDemo(): Promise<void> {
  for (const role of demoRoles) process.env[tokenName(role)] = await tokenOf(role)
}

const tokenName = (role: DemoRole) => `ALLENIO_TOKEN_${role}`

/** The session that every test may use, and none may end. */
export function demoToken(role: DemoRole): string {
  const token = process.env[tokenName(role)]
  if (!token) throw new Error(`${role} was not signed in`)
  return token
}

/** The newest mail to an address, from the outbox page of local mode. */
export async function mailTo(address: string, subject?: RegExp): Promise<{ subject: string; html: string; text: string; links: string[] }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${baseUrl()}/dev/mail.json?to=${encodeURIComponent(address)}`)
    const mails = (await answer.json()) as { subject: string; html: string; text: string }[] // the page's own JSON
    const mail = mails.find(each => !subject || subject.test(each.subject))
    if (mail) return { ...mail, links: [...mail.text.matchAll(/https?:\/\/\S+/g)].map(match => match[0].replace(/[).,]+$/, '')) }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`no mail reached ${address}`)
}

/** Tests act for people in many places, so that their tries are not counted for a single address. */
const someAddress = () => ['10', ...Array.from({ length: 3 }, () => String(1 + Math.floor(Math.random() * 250)))].join('.')
