import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { confirmAddress, register } from '@allenio/contract/account'
import { baseUrl, call } from './api.ts'

export interface NewPerson {
  email: string
  password: string
  name: string
  businessName: string
  token: string
}

/** An address that no other test uses, whatever the order and number of runs. */
export const newAddress = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@people.allenio.test`

export const goodPassword = 'tre gatti sul tetto di via Roma'

/** A professional of their own for a test that changes the account; the address is theirs. */
export async function newPerson(name = 'Elisa'): Promise<NewPerson> {
  const person = await newUnconfirmedPerson(name)
  const link = new URL(await mailedLink(person.email, /Conferma il tuo indirizzo/, '/confirm-address'))
  await call(confirmAddress, { token: link.searchParams.get('token') ?? '' }, person.token)
  return person
}

/** A person who has just registered and has not opened the mail. */
export async function newUnconfirmedPerson(name = 'Elisa'): Promise<NewPerson> {
  const email = newAddress(name.toLowerCase())
  const businessName = `Studio ${name}`
  const { access_token: token } = await call(register, {
    firstName: name,
    lastName: 'Prova',
    email,
    password: goodPassword,
    businessName,
    profession: 'both',
    locale: 'it',
    hasAgreed: true,
  })
  return { email, password: goodPassword, name: `${name} Prova`, businessName, token }
}

export async function logIn(page: Page, { email, password }: Pick<NewPerson, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
}

/** Wherever the login led to. */
export const isIn = (page: Page) => expect(page.getByRole('button', { name: /^Il tuo account/ })).toBeVisible()

export async function logOut(page: Page): Promise<void> {
  const out = page.getByRole('menuitem', { name: 'Esci' })
  // on a busy machine the menu may move under the pointer while it opens; then the test presses again, as a person would
  await expect(async () => {
    if (page.url().endsWith('/login')) return
    if (!(await out.isVisible())) await page.getByRole('button', { name: /^Il tuo account/ }).click({ timeout: 2_000 })
    await out.click({ timeout: 2_000 })
    await page.waitForURL('**/login', { timeout: 4_000 })
  }).toPass()
}

/** Where the button of the newest such mail leads. */
export async function mailedLink(address: string, subject: RegExp, path: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${baseUrl()}/dev/mail.json?to=${encodeURIComponent(address)}`)
        const mails = (await answer.json()) as { subject: string; text: string }[] // the outbox page's own JSON
        const mail = mails.find(each => subject.test(each.subject))
        link = mail?.text.match(/https?:\/\/\S+/g)?.find(each => each.includes(path))
        return link
      },
      { message: `a mail to ${address} with a link to ${path}`, timeout: 30_000, intervals: [100] },
    )
    .toBeTruthy()
  return link ?? ''
}
