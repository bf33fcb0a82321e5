import { readFile } from 'node:fs/promises'
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { setPassword } from '@allenio/contract/account'
import { login } from '@allenio/contract/auth'
import {
  addNutritionalAdvice,
  deleteNutritionalAdvice,
  listNutritionalAdvices,
  listOwnNutritionalAdvices,
} from '@allenio/contract/client-notes'
import { listClientFiles } from '@allenio/contract/client-files'
import type { RichText } from '@allenio/contract/rich-text'
import { createClient, getClientDetail } from '@allenio/contract/clients'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { goodPassword, mailedLink, newAddress, newPerson, type NewPerson } from '../house/people.ts'
import { moveTo, pathOf, phone, waitUntilIdle } from '../house/places.ts'
import { test } from '../house/test.ts'

async function newClient({ token }: NewPerson, email?: string): Promise<string> {
  const client = await call(
    createClient,
    { firstName: 'Anna', lastName: 'Sarti', ...(email && { email }), sendsInvitation: email !== undefined },
    token,
  )
  return client.id
}

const enterAsAdmin = (context: BrowserContext, { token }: NewPerson) => enter(context, { visitor: 'admin', token, language: 'it' })
const noteBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Note private' })
/** The lines of the editor, each as 'kind: words'. */
const lines = (box: Locator) =>
  box.evaluate(element =>
    [...element.querySelectorAll<HTMLElement>('h3, h4, p')].map(line => {
      const list = line.closest('ul, ol')
      const kind = list
        ? list.matches('ul')
          ? 'bullet'
          : 'number'
        : line.matches('p')
          ? 'paragraph'
          : line.matches('h3')
            ? 'heading 2'
            : 'heading 3'
      return `${list?.parentElement?.matches('li') ? 'inner ' : ''}${kind}: ${line.innerText.trim()}`
    }),
  )

/** Pastes content as another program, or a page, puts it on the clipboard. */
const paste = (box: Locator, flavours: Readonly<Record<string, string>>) =>
  box.evaluate((element, kinds) => {
    const data = new DataTransfer()
    for (const [kind, content] of Object.entries(kinds)) data.setData(kind, content)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, flavours)
const copiedFrom = (program: string) => readFile(new URL(`pasted/${program}.html`, import.meta.url), 'utf8')

/** The pieces of text in a document. */
const piecesOf = (note: RichText | null | undefined) =>
  [...JSON.stringify(note ?? null).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text)

test('a note is written by the keyboard, survives a reload half-way, is saved and taken back', async ({ page, context }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  const id = await newClient(admin)
  await enterAsAdmin(context, admin)

  await page.goto(`${baseUrl()}/clients/${id}/note`)
  await page.getByRole('link', { name: 'Scrivi le note' }).click()
  await expect(noteBox(page)).toBeFocused()
  const { keyboard } = page
  await keyboard.type('# Abitudini\n')
  await keyboard.type('Lavora di ')
  await keyboard.press('Control+b')
  await keyboard.type('notte')
  await keyboard.press('Control+b')
  await keyboard.type(' il martedì.\n- pane\n')
  await keyboard.press('Tab')
  await keyboard.type('integrale\n\n\n')
  await keyboard.type('Ha scritto <b>ciao</b>')
  const noteLines = [
    'heading 2: Abitudini',
    'paragraph: Lavora di notte il martedì.',
    'bullet: pane',
    'inner bullet: integrale',
    'paragraph: Ha scritto <b>ciao</b>',
  ]
  expect(await lines(noteBox(page))).toEqual(noteLines)
  await keyboard.press('Control+z')
  await expect(noteBox(page)).not.toContainText('Ha scritto')
  await keyboard.press('Control+Shift+z')

  // the device keeps the text before it is saved
  await expect(page.getByText('Bozza tenuta su questo dispositivo')).toBeVisible()
  await page.getByRole('link', { name: 'Panoramica' }).click()
  const question = page.getByRole('dialog', { name: 'Lasciare le note senza salvarle?' })
  await question.getByRole('button', { name: 'Lascia la bozza' }).click()
  await page.waitForURL(`**/clients/${id}`)
  // the browser asks before a reload as long as the editor is open
  await expect(noteBox(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Recapiti e dati' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Documenti', exact: true }).click()
  await page.getByRole('link', { name: 'Note', exact: true }).click()
  await page.getByRole('link', { name: 'Riprendi la bozza' }).click()
  await expect(page.getByText('Abbiamo ripreso quello che stavi scrivendo.')).toBeVisible()
  expect(await lines(noteBox(page))).toEqual(noteLines)

  await noteBox(page).press('Control+s')
  await page.waitForURL(`**/clients/${id}/note`)
  await expect(page.getByRole('heading', { name: 'Abitudini' })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'notte' })).toBeVisible()
  await expect(page.getByText('Ha scritto <b>ciao</b>')).toBeVisible()

  await page.getByRole('button', { name: 'Altre azioni sulle note' }).click()
  await page.getByRole('menuitem', { name: 'Cancella le note' }).click()
  await expect(page.getByText('Ancora nessuna nota')).toBeVisible()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('heading', { name: 'Abitudini' })).toBeVisible()
  expect(faults).toEqual([])
})

const textsWithLooks = (note: RichText | null | undefined) =>
  [...JSON.stringify(note ?? null).matchAll(/\{"type":"text","text":"([^"]*)","marks":(.*?\])/g)].map(
    ([, text, marks]) => `${text}: ${[...(marks ?? '').matchAll(/"(?:type|href)":"([^"]*)"/g)].map(([, look]) => look).join(' ')}`,
  )

const copies = [
  {
    program: 'word',
    stands: [
      'heading 2: Spesa della settimana',
      'paragraph: Da comprare entro lunedì, meglio al supermercato.',
      'bullet: Pane',
      'inner bullet: integrale',
      'inner bullet: di segale',
      'bullet: Latte',
      'number: Prima la lista',
      'paragraph: Colazione · Pane 50 g',
      'paragraph: Le ricette e il file',
    ],
    looks: [
      'entro : bold',
      'lunedì: bold italic',
      'super: strike',
      'mercato: underline',
      'Pane 50 g: bold',
      'Le ricette: link https://esempio.it/ricette',
    ],
  },
  {
    program: 'google-docs',
    stands: [
      'heading 2: Obiettivi',
      'paragraph: Dormire otto ore sempre',
      'heading 3: Mangiare',
      'bullet: verdura',
      'inner bullet: di stagione',
      'inner bullet: cavolo nero',
      'bullet: frutta',
      'number: pesarsi',
      'paragraph: Leggere qui',
    ],
    looks: ['otto ore: bold italic', ' sempre: underline strike', 'Leggere qui: link https://esempio.it/sonno'],
  },
] as const

const saveNote = async (page: Page) => {
  await noteBox(page).press('Control+s')
  await page.waitForURL(/\/clients\/[^/]+\/note$/)
}

test('what is pasted, typed and composed becomes headings, lists, looks and links, and nothing unsafe', async ({ page, context }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Pia')
  await enterAsAdmin(context, admin)
  await page.goto(`${baseUrl()}/clients`)
  const ids = await Promise.all(Array.from({ length: 5 }, () => newClient(admin)))
  const openEditor = async (nth: number) => {
    const id = ids[nth] ?? ''
    await moveTo(page, `/clients/${id}/note/create`)
    await expect(noteBox(page)).toBeFocused()
    return id
  }
  await test.step('what is pasted comes without its looks, its scripts and its unsafe links', async () => {
    await openEditor(0)
    await paste(noteBox(page), {
      'text/html': `<h1 style="color:red">Spesa</h1><p class="MsoNormal"><b>Lunedì</b>: riso<script>document.title = 'ran'</script></p>
        <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>uova</p>
        <p><img src="x" onerror="document.title = 'ran'"><a href="javascript:alert(1)">male</a> <a href="https://esempio.it">bene</a></p>`,
    })
    expect(await lines(noteBox(page))).toEqual(['heading 2: Spesa', 'paragraph: Lunedì: riso', 'bullet: uova', 'paragraph: male bene'])
    await expect(noteBox(page).locator('a')).toHaveAttribute('href', 'https://esempio.it')
    await expect(noteBox(page).locator('[style], [class], img, script')).toHaveCount(0)
    await expect(page).not.toHaveTitle('ran')
    await saveNote(page)
  })
  for (const [nth, { program, stands, looks }] of copies.entries()) {
    await test.step(`what is pasted from ${program} is stored as headings, lists, looks and links`, async () => {
      const id = await openEditor(nth + 1)
      await paste(noteBox(page), { 'text/html': await copiedFrom(program), 'text/plain': 'not this' })
      expect(await lines(noteBox(page))).toEqual(stands)
      await saveNote(page)
      const { note } = await call(getClientDetail, { id }, admin.token)
      expect(textsWithLooks(note)).toEqual(looks)
    })
  }
  await test.step('lists, links and looks by the keyboard; own copies, plain words and pictures from the clipboard', async () => {
    await openEditor(3)
    const box = noteBox(page)
    const { keyboard } = page
    await keyboard.type('1. uno\ndue\n')
    await keyboard.press('Tab')
    await keyboard.type('dentro')
    await keyboard.press('Shift+Tab')
    expect(await lines(box)).toEqual(['number: uno', 'number: due', 'number: dentro'])
    await keyboard.press('Tab')
    await keyboard.press('Home')
    await keyboard.press('Backspace')
    expect(await lines(box)).toEqual(['number: uno', 'number: due', 'number: dentro'])
    await keyboard.press('Backspace')
    expect(await lines(box)).toEqual(['number: uno', 'number: due', 'paragraph: dentro'])
    await keyboard.press('Control+Shift+8')
    await expect(page.getByRole('button', { name: 'Elenco puntato' })).toHaveAttribute('aria-pressed', 'true')

    await keyboard.press('End')
    await keyboard.press('Control+Shift+ArrowLeft')
    await keyboard.press('Control+k')
    await page.getByRole('textbox', { name: 'Indirizzo del link' }).fill('esempio.it')
    await keyboard.press('Enter')
    await expect(box).toBeFocused()
    await expect(box.locator('a', { hasText: 'dentro' })).toHaveAttribute('href', 'https://esempio.it')

    // text copied from the editor itself is pasted unchanged, and an inner line keeps its level
    await keyboard.press('Control+a')
    await keyboard.press('Control+c')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await keyboard.press('Control+v')
    const list = ['number: uno', 'number: due', 'bullet: dentro']
    expect(await lines(box)).toEqual([...list, ...list])
    await keyboard.press('Control+z')
    await keyboard.type('fine')
    expect(await lines(box)).toEqual([...list, 'paragraph: fine'])

    await keyboard.press('Control+a')
    await keyboard.press('Backspace')
    await paste(box, { 'text/plain': 'vedi https://esempio.it/a.\n\n<b>ciao</b>' })
    expect(await lines(box)).toEqual(['paragraph: vedi https://esempio.it/a.', 'paragraph: ', 'paragraph: <b>ciao</b>'])
    await expect(box.locator('a')).toHaveText('https://esempio.it/a')
    // if the page's part is only a picture, the plain text is pasted instead, or nothing if there is none
    await paste(box, { 'text/html': '<img src="/x.png" alt="">', 'text/plain': ' due' })
    await paste(box, { 'text/html': '<img src="/x.png" alt="">' })
    expect((await lines(box)).at(-1)).toBe('paragraph: <b>ciao</b> due')
    await saveNote(page)
  })
  await test.step('words are composed, as by Japanese and by phones, in their look and in their item', async () => {
    const id = await openEditor(4)
    const box = noteBox(page)
    const { keyboard } = page
    const keys = await context.newCDPSession(page)
    const compose = async (...texts: string[]) => {
      for (const text of texts) await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await keys.send('Input.insertText', { text: texts.at(-1) ?? '' })
    }
    await keyboard.type('- pane ')
    await keyboard.press('Control+b')
    await compose('ｋ', 'か', 'かき', '牡蠣')
    await keyboard.press('Enter')
    await compose('l', 'la', 'latte')
    await keyboard.type(' e miele')
    expect(await lines(box)).toEqual(['bullet: pane 牡蠣', 'bullet: latte e miele'])
    await expect(box.locator('strong')).toHaveText('牡蠣')
    await keyboard.press('Control+z')
    await expect(box).not.toContainText('latte')
    await keyboard.press('Control+Shift+z')
    await saveNote(page)
    const { note } = await call(getClientDetail, { id }, admin.token)
    expect(piecesOf(note)).toEqual(['pane ', '牡蠣', 'latte e miele'])
  })
  // the browser reports a refused handler even in a document that could never have run it
  expect(faults.filter(fault => !fault.includes('Executing inline event handler'))).toEqual([])
})

test('two write the same note: both versions are kept until somebody chooses', async ({ page, context }) => {
  const admin = await newPerson('Nora')
  const id = await newClient(admin)
  await enterAsAdmin(context, admin)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${baseUrl()}/clients/${id}/note/create`)
    await expect(noteBox(tab)).toBeVisible()
  }
  await other.bringToFront()
  await noteBox(other).click()
  await other.keyboard.type('Scritta dall’altra scheda')
  await other.keyboard.press('Control+Enter')
  await other.waitForURL(`**/clients/${id}/note`)

  await page.bringToFront()
  await noteBox(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Scritta da questa')
  await page.getByRole('button', { name: 'Salva le note' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Qualcuno ha salvato queste note mentre scrivevi' })
  await expect(notice.getByText('Scritta dall’altra scheda')).toBeVisible()
  await expect(noteBox(page)).toContainText('Scritta da questa')
  await notice.getByRole('button', { name: 'Tieni entrambe' }).click()
  await expect(noteBox(page)).toContainText('Scritta dall’altra scheda')
  await page.getByRole('button', { name: 'Salva le note' }).click()
  await page.waitForURL(`**/clients/${id}/note`)
  const { note } = await call(getClientDetail, { id }, admin.token)
  expect(piecesOf(note)).toEqual(['Scritta da questa', expect.stringMatching(/^Salvate da altri /), 'Scritta dall’altra scheda'])
})

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\n%%EOF')
const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

test('files and advices of a client are added, read, changed, deleted and brought back', async ({ page, context }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Marta')
  const email = newAddress('anna')
  const id = await newClient(admin, email)
  const link = new URL(await mailedLink(email, /ti ha invitato/, '/set-password'))
  await call(setPassword, { token: link.searchParams.get('token') ?? '', password: goodPassword, hasAgreed: true })
  const { access_token: own = '' } = await call(login, { email, password: goodPassword })
  await enterAsAdmin(context, admin)
  await test.step('files go up many at once, are found, looked at, downloaded, deleted and brought back', async () => {
    await page.goto(`${baseUrl()}/clients/${id}/files`)
    await expect(page.getByText('Ancora nessun file')).toBeVisible()
    await page.getByLabel('Trascina qui i file o scegli dal dispositivo').setInputFiles([
      { name: 'Analisi del sangue.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: 'foto.png', mimeType: 'image/png', buffer: dot },
      { name: 'vuoto.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
      { name: 'finta.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
    ])
    await expect(page.getByText('vuoto.txt: Il file è vuoto')).toBeVisible()
    const row = (name: RegExp) => page.getByRole('row', { name })
    await expect(row(/Analisi del sangue/)).toBeVisible()
    await expect(row(/foto/)).toContainText('Marta Prova')
    // a file that is not the picture it claims to be shows the error in its own row and can be removed
    await expect(page.getByText('Il contenuto del file non corrisponde al suo tipo.')).toBeVisible()
    await page.getByRole('button', { name: 'Rimuovi: finta.png' }).click()
    await expect(page.getByText('finta.png')).toBeHidden()

    await page.getByRole('searchbox', { name: 'Cerca tra i file' }).fill('sangue')
    await expect(row(/foto/)).toBeHidden()
    const menuOf = (name: string) => page.getByRole('button', { name: `Altre azioni: ${name}` })
    await menuOf('Analisi del sangue.pdf').click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Scarica' }).click()
    expect((await coming).suggestedFilename()).toBe('Analisi del sangue.pdf')
    await menuOf('Analisi del sangue.pdf').click()
    await page.getByRole('menuitem', { name: 'Elimina' }).click()
    await expect(page.getByText('Nessun file con questo nome')).toBeVisible()
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect(row(/Analisi del sangue/)).toBeVisible()

    await page.getByRole('searchbox', { name: 'Cerca tra i file' }).fill('')
    await row(/foto/).getByRole('button', { name: /foto/ }).first().click()
    const gallery = page.getByRole('dialog', { name: /foto/ })
    await expect(gallery.locator('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gallery).toBeHidden()
    const { clientFiles } = await call(listClientFiles, { id }, admin.token)
    expect(clientFiles.map(({ file }) => file.kind).toSorted()).toEqual(['image', 'other'])
  })
  await test.step('an advice with text and file is written, and the client reads it', async () => {
    await moveTo(page, `/clients/${id}/nutritions`)
    await page.getByRole('link', { name: 'Nuovo consiglio' }).click()
    await page.getByRole('button', { name: 'Salva e condividi' }).click()
    await expect(page.getByText('Scrivi un testo o aggiungi un file.')).toBeVisible()
    await page.getByRole('textbox', { name: /^Titolo/ }).fill('Colazioni veloci')
    await page.getByRole('textbox', { name: 'Testo' }).click()
    await page.keyboard.type('- yogurt e frutta\npane e ricotta')
    await page.getByLabel('Trascina qui un file').setInputFiles({ name: 'colazioni.pdf', mimeType: 'application/pdf', buffer: pdf })
    await page.getByRole('button', { name: 'Salva e condividi' }).click()
    await page.waitForURL(`**/clients/${id}/nutritions`)
    const advice = page.getByRole('article', { name: 'Colazioni veloci' })
    await expect(advice.getByText('pane e ricotta')).toBeVisible()
    await expect(advice.getByText('colazioni.pdf')).toBeVisible()
    const read = async () => (await call(listOwnNutritionalAdvices, {}, own)).nutritionalAdvices
    const [first] = await read()
    expect(first).toMatchObject({ title: 'Colazioni veloci', file: { name: 'colazioni.pdf' }, addedBy: null, may: { update: false } })
    expect(piecesOf(first?.text)).toEqual(['yogurt e frutta', 'pane e ricotta'])

    // an advice is edited in its place, and an unfinished edit is restored
    await advice.getByRole('button', { name: 'Altre azioni' }).click()
    await page.getByRole('menuitem', { name: 'Modifica' }).click()
    await page.getByRole('textbox', { name: /^Titolo/ }).fill('Colazioni lente')
    await expect(page.getByText('Bozza tenuta su questo dispositivo')).toBeVisible()
    const place = pathOf(page)
    await page.getByRole('link', { name: 'Panoramica' }).click()
    await page.getByRole('dialog', { name: 'Lasciare senza salvare?' }).getByRole('button', { name: 'Lascia la bozza' }).click()
    await page.waitForURL(`**/clients/${id}`)
    // the browser asks before a load as long as the editor is open
    await expect(page.getByRole('textbox', { name: /^Titolo/ })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Recapiti e dati' })).toBeVisible()
    await waitUntilIdle(page)
    await page.goto(place)
    await expect(page.getByText('Abbiamo ripreso quello che stavi scrivendo.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Titolo/ })).toHaveValue('Colazioni lente')
    await page.getByRole('button', { name: 'Elimina colazioni.pdf' }).click()
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await expect(page.getByRole('article', { name: 'Colazioni lente' })).toBeVisible()
    expect(await read()).toMatchObject([{ title: 'Colazioni lente', file: null }])

    await page.getByRole('button', { name: 'Altre azioni: Colazioni lente' }).click()
    await page.getByRole('menuitem', { name: 'Elimina' }).click()
    await expect(page.getByText('Ancora nessun consiglio')).toBeVisible()
    await expect.poll(read).toEqual([])
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect(page.getByRole('article', { name: 'Colazioni lente' })).toBeVisible()
  })
  await test.step('an advice that somebody deletes while it is written comes back with what was written', async () => {
    const text: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Due litri' }] }] }
    const advice = await call(addNutritionalAdvice, { id, title: 'Acqua', text }, admin.token)
    await page.goto(`${baseUrl()}/clients/${id}/nutritions?edit=${advice.id}`)
    const title = page.getByRole('textbox', { name: /^Titolo/ })
    await title.fill('Acqua d’estate')
    await call(deleteNutritionalAdvice, { id, adviceId: advice.id }, admin.token)
    const notice = page.getByRole('alert').filter({ hasText: 'Questo consiglio è stato eliminato mentre lo scrivevi' })
    await expect(notice).toBeVisible()
    // the form stayed open, and was not replaced by another one with its draft
    await expect(page.getByText('Abbiamo ripreso quello che stavi scrivendo.')).toBeHidden()
    await expect(title).toHaveValue('Acqua d’estate')
    const isRefused = page.waitForResponse(answer => answer.request().method() === 'PUT' && answer.status() === 404)
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await isRefused
    const restore = notice.getByRole('button', { name: 'Ripristina e salva' })
    // until the first press is over a second one does nothing
    await expect(restore).not.toHaveAttribute('aria-busy', 'true')
    await restore.click()
    await expect(page.getByRole('heading', { name: 'Acqua d’estate' })).toBeVisible()
    const { nutritionalAdvices } = await call(listNutritionalAdvices, { id }, admin.token)
    expect(nutritionalAdvices.map(each => each.title)).toContain('Acqua d’estate')
  })
  // the picture that is none is refused with 422, the deleted advice with 404
  expect(faults.filter(fault => !/status of 4(?:04|22)/.test(fault))).toEqual([])
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the note, the files and the advice fit, and are written with a thumb', async ({ page, context }) => {
    const admin = await newPerson('Sara')
    const id = await newClient(admin)
    await enterAsAdmin(context, admin)
    await page.goto(`${baseUrl()}/clients/${id}`)
    for (const path of ['files', 'nutritions/create', 'note/create']) {
      await moveTo(page, `/clients/${id}/${path}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
    await noteBox(page).tap()
    await page.keyboard.type('Turni di notte')
    await page.getByRole('button', { name: 'Elenco puntato' }).tap()
    expect(await lines(noteBox(page))).toEqual(['bullet: Turni di notte'])
    await page.getByRole('button', { name: 'Salva le note' }).tap()
    await page.waitForURL(`**/clients/${id}/note`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Turni di notte' })).toBeVisible()
  })
})
