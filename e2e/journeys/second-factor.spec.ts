import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { askPasswordReset } from '@allenio/contract/account'
import { confirmSecondFactor, startSecondFactor } from '@allenio/contract/auth'
import { baseUrl, call } from '../house/api.ts'
import { enter } from '../house/browser.ts'
import { isIn, logIn, logOut, mailedLink, newPerson, type NewPerson } from '../house/people.ts'
import { moveTo } from '../house/places.ts'
import { test } from '../house/test.ts'

test('two-step verification is turned on, and asked at login', async ({ page, context }) => {
  const person = await newPerson('Vera')
  await context.addCookies([{ name: 'allenio.lang', value: 'it', url: baseUrl() }])
  await page.goto(`${baseUrl()}/settings#second-factor`)
  await page.waitForURL('**/login')
  await logIn(page, person)
  await page.waitForURL('**/settings#second-factor')
  const section = page.locator('#second-factor')
  await section.getByRole('button', { name: 'Attiva' }).click()
  await prove(page, 'Attiva la verifica in due passaggi', person.password)

  const scan = page.getByRole('dialog', { name: 'Collega l’app di autenticazione' })
  await expect(scan.getByRole('img', { name: 'Codice QR per l’app di autenticazione' })).toBeVisible()
  const secret = (await scan.getByLabel('Non puoi inquadrarlo?').inputValue()).replaceAll(' ', '')
  const firstCode = scan.getByLabel('Il codice a 6 cifre che ora mostra l’app')
  await firstCode.fill(wrongCode(secret))
  await scan.getByRole('button', { name: 'Conferma' }).click()
  await expect(scan.getByText(/Il codice non è corretto/)).toBeVisible()
  await firstCode.fill(codeOf(secret, 0))
  await scan.getByRole('button', { name: 'Conferma' }).click()

  const codesDialog = page.getByRole('dialog', { name: 'Metti da parte i codici di recupero' })
  await expect(codesDialog.getByRole('list', { name: 'Codici di recupero' }).getByRole('listitem')).toHaveCount(10)
  const [file] = await Promise.all([page.waitForEvent('download'), codesDialog.getByRole('button', { name: 'Scarica' }).click()])
  expect(file.suggestedFilename()).toBe('codici-di-recupero.txt')
  await codesDialog.getByRole('button', { name: 'Li ho messi da parte' }).click()
  await expect(section.getByText('Ti restano 10 codici di recupero.')).toBeVisible()

  await logOut(page)
  await logIn(page, person)
  await expect(page.getByRole('heading', { name: 'Manca il codice' })).toBeVisible()
  const code = page.getByLabel('Codice', { exact: true })
  await expect(code).toBeFocused()
  await code.fill(wrongCode(secret))
  await expect(page.getByText(/Il codice non è corretto/)).toBeVisible()
  // six right digits are sent by themselves
  await code.fill(codeOf(secret, 1))
  await isIn(page)
})

test('a recovery code lets one in once, and the second factor is turned off with another', async ({ page, context }) => {
  const person = await newPerson('Olga')
  await enter(context, { visitor: 'stranger', token: undefined, language: 'it' })
  const { secret } = await call(startSecondFactor, { password: person.password }, person.token)
  const {
    recoveryCodes: [first = '', second = ''],
  } = await call(confirmSecondFactor, { code: codeOf(secret, 0) }, person.token)
  await page.goto(`${baseUrl()}/login`)
  await logIn(page, person)
  await page.getByRole('button', { name: 'Usa un codice di recupero' }).click()
  await page.getByLabel('Codice di recupero').fill(first.toUpperCase())
  await page.getByRole('button', { name: 'Conferma' }).click()
  await isIn(page)

  await moveTo(page, '/settings#second-factor')
  const section = page.locator('#second-factor')
  await expect(section.getByText('Ti restano 9 codici di recupero.')).toBeVisible()
  await section.getByRole('button', { name: 'Disattiva' }).click()
  const off = page.getByRole('dialog', { name: 'Disattivare la verifica in due passaggi?' })
  await off.getByLabel('La tua password').fill(person.password)
  await off.getByLabel('Codice dell’app o di recupero').fill(second)
  await off.getByRole('button', { name: 'Disattiva' }).click()
  await expect(off).toBeHidden()
  await expect(section.getByRole('button', { name: 'Attiva' })).toBeVisible()
})

test('a new password goes on to the second factor without being typed again', async ({ page, context }) => {
  const person = await newPerson('Zoe')
  await enter(context, { visitor: 'stranger', token: undefined, language: 'it' })
  const { secret } = await call(startSecondFactor, { password: person.password }, person.token)
  await call(confirmSecondFactor, { code: codeOf(secret, 0) }, person.token)
  await call(askPasswordReset, { email: person.email })
  await page.goto(await mailedLink(person.email, /Scegli una nuova password/, '/password-reset'))
  await page.getByLabel('Nuova password').fill('quattro cani in giardino')
  await page.getByRole('button', { name: 'Salva e accedi' }).click()
  await expect(page.getByRole('heading', { name: 'Password salvata' })).toBeVisible()
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await page.waitForURL('**/login')
  await page.getByLabel('Codice', { exact: true }).fill(codeOf(secret, 1))
  await page.waitForURL('**/home')
})

test('after a reset the other ways in are shown: a passkey goes, the second factor goes by its code', async ({ page, context }) => {
  const person = await newPerson('Irma')
  await enter(context, { visitor: 'admin', token: person.token, language: 'it' })
  await addPasskey(page, person)
  const { secret } = await call(startSecondFactor, { password: person.password }, person.token)
  const {
    recoveryCodes: [code = ''],
  } = await call(confirmSecondFactor, { code: codeOf(secret, 0) }, person.token)
  await logOut(page)

  await call(askPasswordReset, { email: person.email })
  await page.goto(await mailedLink(person.email, /Scegli una nuova password/, '/password-reset'))
  await page.getByLabel('Nuova password').fill('quattro cani in giardino')
  await page.getByRole('button', { name: 'Salva e accedi' }).click()
  await expect(page.getByRole('heading', { name: 'Password salvata' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText([/Passkey creata il .*, mai usata/, /Verifica in due passaggi/])

  await page.getByRole('button', { name: /^Rimuovi / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi', exact: true }).click()
  await expect(page.getByText('Passkey rimossa')).toBeVisible()
  await page.getByRole('button', { name: 'Disattiva' }).click()
  const off = page.getByRole('dialog', { name: 'Disattivare la verifica in due passaggi?' })
  await off.getByRole('button', { name: 'Disattiva' }).click()
  await expect(off.getByText('Compila questo campo')).toBeVisible()
  await off.getByLabel('Codice dell’app o di recupero').fill('aaaaa-aaaaa')
  await off.getByRole('button', { name: 'Disattiva' }).click()
  await expect(off.getByText(/Il codice non è corretto/)).toBeVisible()
  await off.getByLabel('Codice dell’app o di recupero').fill(code)
  await off.getByRole('button', { name: 'Disattiva' }).click()
  await expect(page.getByText('Adesso si entra solo con la tua nuova password.')).toBeVisible()
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await page.waitForURL('**/home')
})

/** Adds a passkey of a virtual device that unlocks itself. */
async function addPasskey(page: Page, { password }: NewPerson): Promise<void> {
  // otherwise the device would accept the browser's offer on the login page at once
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable', { enableUI: false })
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${baseUrl()}/settings#passkeys`)
  await page.locator('#passkeys').getByRole('button', { name: 'Aggiungi una passkey' }).click()
  const proof = page.getByRole('dialog', { name: 'Aggiungi una passkey' })
  await proof.getByLabel('La tua password').fill(password)
  await proof.getByRole('button', { name: 'Continua' }).click()
  await page.getByRole('dialog', { name: 'Rinomina la passkey' }).getByRole('button', { name: 'Annulla' }).click()
}

async function prove(page: Page, title: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('La tua password').fill(password)
  await dialog.getByRole('button', { name: 'Continua' }).click()
  await expect(dialog).toBeHidden()
}

// RFC 6238 with the presets of every authenticator app; each code counts once, so a journey takes them from neighbouring steps
function codeOf(secret: string, steps: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map(step => codeOf(secret, step))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(code => !right.includes(code)) ?? '666666'
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map(sign => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
