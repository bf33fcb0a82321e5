import { expect } from '@playwright/test'
import { listSessions, login } from '@allenio/contract/auth'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { goodPassword, logIn, logOut, mailedLink, newAddress, newPerson, newUnconfirmedPerson } from '../house/people.ts'
import { moveTo } from '../house/places.ts'
import { picture } from '../house/pictures.ts'
import { test } from '../house/test.ts'

test('a professional registers, confirms the address, logs out and comes back to the page asked for', async ({ page }) => {
  const faults = watchFaults(page)
  const email = newAddress('marta')
  await page.goto(`${baseUrl()}/register`)
  await test.step('registering says what is wrong beside each field and takes one to the first', async () => {
    await page.getByLabel('Cognome').fill('Neri')
    await page.getByLabel('E-mail').fill('marta@')
    await page.getByLabel('Password', { exact: true }).fill('password123')
    await page.getByRole('button', { name: 'Crea il tuo spazio' }).click()
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
    await expect(page.getByText('Compila questo campo')).toHaveCount(3)
    await expect(page.getByText('Scrivi un indirizzo completo, come nome@esempio.it')).toBeVisible()
    await expect(page.getByText('Questa password si indovina facilmente: scegline un’altra')).toBeVisible()
    await expect(page.getByText('Devi accettare prima di inviare.')).toBeVisible()
    await expect(page.getByLabel('Cognome')).toHaveValue('Neri')
  })
  await test.step('with everything in its place it leads home', async () => {
    await page.getByLabel('Nome', { exact: true }).fill('Marta')
    await page.getByLabel('Cognome').fill('Neri')
    await page.getByLabel('Nome dell’attività').fill('Studio Neri')
    await page.getByRole('radio', { name: 'Tutti e due' }).check()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await expect(page.getByText('Ottima')).toBeVisible()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Crea il tuo spazio' }).click()
    await page.waitForURL('**/home')
  })
  const mailedConfirmation = () => mailedLink(email, /Conferma il tuo indirizzo/, '/confirm-address')
  const firstLink = await mailedConfirmation()
  await test.step('until the address is confirmed, the settings say why no way in can be added', async () => {
    await moveTo(page, '/settings#passkeys')
    for (const id of ['passkeys', 'second-factor']) {
      const section = page.locator(`#${id}`)
      await expect(section.getByText(`Prima conferma che ${email} è tuo`)).toBeVisible()
      await expect(section.getByRole('button')).toHaveText(['Manda di nuovo il link'])
    }
    await page.locator('#passkeys').getByRole('button', { name: 'Manda di nuovo il link' }).click()
    await expect(page.getByText('Ti abbiamo scritto: apri il link nell’e-mail.')).toBeVisible()
  })
  await test.step('the link confirms, and says so the second time', async () => {
    // the second mail ends the link of the first
    await expect.poll(mailedConfirmation).not.toBe(firstLink)
    const link = await mailedConfirmation()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Indirizzo già confermato' })).toBeVisible()
    await page.getByRole('link', { name: 'Vai alla Home' }).click()
    await page.waitForURL('**/home')
    expect(faults).toEqual([])
  })
  await test.step('the login leads back to the page asked for', async () => {
    await logOut(page)
    await page.goto(`${baseUrl()}/settings#password`)
    await page.waitForURL('**/login')
    await logIn(page, { email, password: goodPassword })
    await page.waitForURL('**/settings#password')
    await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible()

    // the page asked for is left once, and what leads elsewhere is no page of ours
    await logOut(page)
    await page.evaluate(() => sessionStorage.setItem('auth.redirect', '//elsewhere.example/x'))
    await page.reload()
    await logIn(page, { email, password: goodPassword })
    await page.waitForURL('**/home')
  })
})

test('a known address registers like any other; its mail joins the new business to the old account', async ({ page }) => {
  const person = await newPerson('Sara')
  await page.goto(`${baseUrl()}/register`)
  await page.getByLabel('Nome', { exact: true }).fill('Sara')
  await page.getByLabel('Cognome').fill('Prova')
  await page.getByLabel('Nome dell’attività').fill('Secondo Studio')
  await page.getByRole('radio', { name: 'Tutti e due' }).check()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('un’altra frase molto lunga')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Crea il tuo spazio' }).click()
  await page.waitForURL('**/home')

  await page.goto(await mailedLink(person.email, /Hai già un account/, '/confirm-address'))
  await expect(page.getByRole('heading', { name: 'Unire i due account?' })).toBeVisible()
  await page.getByRole('button', { name: 'Unisci al mio account' }).click()
  await expect(page.getByRole('heading', { name: 'Attività aggiunta al tuo account' })).toBeVisible()
  await page.getByRole('link', { name: 'Accedi' }).click()
  await logIn(page, person)
  await page.waitForURL('**/home')
  await page.goto(`${baseUrl()}/settings#workspaces`)
  const section = page.locator('#workspaces')
  await expect(section.getByRole('listitem')).toHaveText([/Secondo Studio/, new RegExp(person.businessName)])
  const other = section.getByRole('button', { name: /^Apri / })
  const name = String(await other.getAttribute('aria-label')).replace('Apri ', '')
  await other.click()
  await page.waitForURL('**/home')
  await page.goto(`${baseUrl()}/settings#workspaces`)
  await expect(section.getByRole('listitem').filter({ hasText: name }).getByText('In uso')).toBeVisible()
})

test('who forgot the password chooses a new one; the link works once', async ({ page }) => {
  const person = await newPerson('Luca')
  await page.goto(`${baseUrl()}/login`)
  await page.getByRole('link', { name: 'Password dimenticata?' }).click()
  // the login has a field of the same name
  await expect(page.getByRole('heading', { name: 'Password dimenticata?' })).toBeVisible()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Manda il link' }).click()
  await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Manda di nuovo tra/ })).toBeVisible()

  const link = await mailedLink(person.email, /Scegli una nuova password/, '/password-reset')
  await page.goto(link)
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByLabel('Nuova password').fill('quattro cani in giardino')
  await page.getByRole('button', { name: 'Salva e accedi' }).click()
  await page.waitForURL('**/home')
  await expect(call(login, { email: person.email, password: person.password })).rejects.toThrow('422')

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Questo link non vale più' })).toBeVisible()
  await page.getByRole('link', { name: 'Chiedi un nuovo link' }).click()
  await page.waitForURL('**/forgot-password')
})

test('the confirmation link, opened where nobody is signed in, asks for a password; or for a log-in that keeps the old one', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const person = await newUnconfirmedPerson('Livia')
  const link = await mailedLink(person.email, /Conferma il tuo indirizzo/, '/confirm-address')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Questo indirizzo è tuo?' })).toBeVisible()
  // opening the page must not have changed anything
  await call(listSessions, {}, person.token)
  await page.getByRole('button', { name: 'Conferma e scegli la password' }).click()
  await page.getByLabel('Nuova password').fill('quattro cani in giardino')
  await page.getByRole('button', { name: 'Salva e accedi' }).click()
  await page.waitForURL('**/home')
  await expect(call(listSessions, {}, person.token)).rejects.toThrow('401')
  await expect(call(login, { email: person.email, password: person.password })).rejects.toThrow('422')
  await logOut(page)

  const other = await newUnconfirmedPerson('Lidia')
  await page.goto(await mailedLink(other.email, /Conferma il tuo indirizzo/, '/confirm-address'))
  await page.getByRole('link', { name: 'Accedi', exact: true }).click()
  await logIn(page, other)
  await expect(page.getByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible()
  // requests that were on their way when the session ended are refused with 401
  expect(faults.filter(fault => !fault.includes('status of 401'))).toEqual([])
})

test('links that do not work say so at once', async ({ page }) => {
  const paths = ['/password-reset?email=a@b.it&', '/set-password?', '/invitation?', '/confirm-address?', '/keep-account?']
  await page.goto(`${baseUrl()}/login`)
  for (const end of [`token=${'x'.repeat(43)}`, '']) {
    for (const path of paths) {
      await moveTo(page, `${path}${end}`)
      await expect(page.getByRole('heading', { name: 'Questo link non vale più' })).toBeVisible()
    }
  }
})

test('a login that fails keeps what was typed', async ({ page }) => {
  await page.goto(`${baseUrl()}/login`)
  await test.step('without a network it says so', async () => {
    // only this call fails: other parts of the page may still be loading and would fail first
    await page.route('**/api/auth/login', route => route.abort('internetdisconnected'))
    await logIn(page, { email: 'qualcuno@people.allenio.test', password: 'una frase qualunque' })
    await expect(page.getByRole('alert').filter({ hasText: 'Connessione assente' })).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('una frase qualunque')
    await page.unroute('**/api/auth/login')
  })
  await test.step('a wrong password says so, too many tries show the wait', async () => {
    const person = await newPerson('Ugo')
    await logIn(page, { email: person.email, password: 'sbagliata sbagliata' })
    await expect(page.getByRole('alert').filter({ hasText: 'non sono corretti' })).toBeVisible()
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(person.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sbagliata sbagliata')
    const wait = page.getByRole('alert').filter({ hasText: 'Puoi riprovare tra' })
    await expect(async () => {
      if (!(await wait.isVisible())) await page.getByRole('button', { name: 'Accedi', exact: true }).click()
      await expect(wait).toBeVisible({ timeout: 700 })
    }).toPass()
    await expect(page.getByRole('button', { name: 'Accedi', exact: true })).toHaveAttribute('aria-disabled', 'true')
  })
})

test('what one is called, looks like and reads is changed in the settings', async ({ page, context }) => {
  const faults = watchFaults(page)
  const person = await newPerson('Anna')
  await enter(context, { visitor: 'admin', token: person.token, language: 'it' })
  await page.goto(`${baseUrl()}/settings`)
  await test.step('typed changes are not lost by a wrong click', async () => {
    await page.getByLabel('Nome', { exact: true }).fill('Anna Maria')
    await page.getByRole('link', { name: 'Home' }).first().click()
    const question = page.getByRole('dialog', { name: 'Lasciare le modifiche?' })
    await question.getByRole('button', { name: 'Resta qui' }).click()
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Anna Maria')
    await page.getByRole('link', { name: 'Home' }).first().click()
    await question.getByRole('button', { name: 'Lascia', exact: true }).click()
    await page.waitForURL('**/home')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna')
  })
  await test.step('name, photo, language and time zone', async () => {
    await page.getByRole('link', { name: 'Impostazioni' }).first().click()
    await page.waitForURL('**/settings')
    await page.getByLabel('Telefono').fill('+39 333 1234567')
    await page.getByRole('textbox', { name: 'Cognome' }).fill('Verdi')
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await expect(page.getByText('Profilo salvato')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Il tuo account: Anna Verdi' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Salva', exact: true })).toBeHidden()

    await page.getByLabel('Scegli una foto').setInputFiles({ name: 'io.png', mimeType: 'image/png', buffer: picture() })
    await expect(page.locator('#profile img')).toHaveAttribute('src', /\/api\/files\//)
    await page.getByRole('button', { name: 'Rimuovi', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Scegli una foto' })).toBeVisible()

    await page.getByLabel('Fuso orario').selectOption('America/New_York')
    await expect(page.getByText('Questo dispositivo è in Europe, Rome')).toBeVisible()
    await page.getByRole('radio', { name: 'Scuro' }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.getByRole('radio', { name: 'English' }).check({ force: true })
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York')
    await expect(page.getByLabel('Phone')).toHaveValue('+39 333 1234567')
  })
  expect(faults).toEqual([])
})

test('sessions, password, copy, deletion and address are changed in the settings', async ({ page, context }) => {
  const person = await newPerson('Rosa')
  const password = 'quattro cani in giardino'
  await enter(context, { visitor: 'admin', token: person.token, language: 'it' })
  await page.goto(`${baseUrl()}/settings#sessions`)
  await test.step('another device is signed out by hand, and all others by a new password', async () => {
    const { access_token: other = '' } = await call(login, { email: person.email, password: person.password })
    await expect(page.getByText('Questo dispositivo', { exact: true })).toBeVisible()
    await page
      .getByRole('button', { name: /^Scollega / })
      .first()
      .click()
    await expect(page.getByText('Sessione chiusa')).toBeVisible()
    await expect(call(listSessions, {}, other)).rejects.toThrow('401')

    const { access_token: third = '' } = await call(login, { email: person.email, password: person.password })
    await page.getByLabel('Password attuale').fill(person.password)
    await page.getByLabel('Nuova password').fill(password)
    await page.getByRole('button', { name: 'Cambia password' }).click()
    await expect(page.getByText(/Password cambiata/)).toBeVisible()
    await expect(call(listSessions, {}, third)).rejects.toThrow('401')
  })
  await test.step('a copy of the data is asked for, made and downloaded', async () => {
    await page.getByRole('button', { name: 'Prepara la copia: I miei dati' }).click()
    const dialog = page.getByRole('dialog', { name: 'Prepara la copia' })
    await dialog.getByLabel('La tua password').fill(password)
    await dialog.getByRole('button', { name: 'Prepara la copia' }).click()
    await expect(dialog).toBeHidden()
    const link = page.getByRole('link', { name: /^Scarica I miei dati/ })
    await expect(link).toBeVisible({ timeout: 20_000 })
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(file.suggestedFilename()).toMatch(/\.zip$/)
  })
  await test.step('an account is deleted in seven days, unless its owner keeps it: in the settings or by the mail', async () => {
    const ask = async () => {
      await page.getByRole('button', { name: 'Elimina il mio account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Eliminare il tuo account?' })
      await expect(dialog.getByText(person.businessName)).toBeVisible()
      await dialog.getByLabel('La tua password').fill(password)
      await dialog.getByRole('button', { name: 'Elimina tra 7 giorni' }).click()
      await expect(page.getByText(/Il tuo account sarà eliminato (il |l’)/)).toBeVisible()
    }
    await ask()
    await expect(page.getByText(`Con lui vengono eliminate: ${person.businessName}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Tieni il mio account' }).click()
    await expect(page.getByRole('button', { name: 'Elimina il mio account' })).toBeVisible()

    await ask()
    await page.goto(await mailedLink(person.email, /sarà eliminato/, '/keep-account'))
    await expect(page.getByRole('heading', { name: 'Il tuo account resta' })).toBeVisible()
    await moveTo(page, '/settings#delete-account')
    await expect(page.getByRole('button', { name: 'Elimina il mio account' })).toBeVisible()
  })
  await test.step('the address changes once the new one is confirmed', async () => {
    const next = newAddress('piero.nuovo')
    await page.getByRole('button', { name: 'Cambia l’e-mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cambia l’e-mail' })
    await dialog.getByRole('button', { name: 'Manda il link' }).click()
    await expect(dialog.getByText('Scrivi il nuovo indirizzo')).toBeVisible()
    await dialog.getByLabel('Nuovo indirizzo').fill(next)
    await dialog.getByLabel('La tua password').fill('non è questa')
    await dialog.getByRole('button', { name: 'Manda il link' }).click()
    await expect(dialog.getByText('La password non è corretta.')).toBeVisible()
    await expect(dialog.getByLabel('Nuovo indirizzo')).toHaveValue(next)
    await dialog.getByLabel('La tua password').fill(password)
    await dialog.getByRole('button', { name: 'Manda il link' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`apri il link che abbiamo mandato a ${next}`)).toBeVisible()

    await page.goto(await mailedLink(next, /Conferma il nuovo indirizzo/, '/confirm-address'))
    await expect(page.getByRole('heading', { name: 'Nuovo indirizzo confermato' })).toBeVisible()
    const { access_token: token } = await call(login, { email: next, password: password })
    expect(token).toBeTruthy()
  })
})
