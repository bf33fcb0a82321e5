import { expect, type Locator, type Page } from '@playwright/test'
import { getConversation, getConversationOfClient } from '@allenio/contract/chat'
import { createClient } from '@allenio/contract/clients'
import { deflateSync, crc32 } from 'node:zlib'
import { call } from '../house/api.ts'
import { enter } from '../house/browser.ts'
import { chromium } from '../house/chromium.ts'
import { newAddress, newPerson } from '../house/people.ts'
import { test } from '../house/test.ts'

// a microphone that hums
test.use({
  launchOptions: { ...chromium, args: [...(chromium.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] },
})

/** A professional at a desk before the conversation with a new client. */
async function atDesk(page: Page) {
  const admin = await newPerson('Elisa')
  const { id } = await call(createClient, { firstName: 'Nina', lastName: 'Bellini', email: newAddress('nina') }, admin.token)
  const { conversation } = await call(getConversationOfClient, { id }, admin.token)
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`/home?chat=${conversation.id}`)
  await expect(page.getByRole('textbox', { name: 'Scrivi un messaggio' })).toBeVisible()
  return { admin, conversationId: conversation.id }
}

const bubbles = (page: Page): Locator => page.getByRole('article')

test('voices and photos are sent, and what is thrown away leaves nothing', async ({ page, context }) => {
  await context.grantPermissions(['microphone'])
  const { admin, conversationId } = await atDesk(page)
  await test.step('a recording thrown away leaves nothing', async () => {
    await page.getByRole('button', { name: /Registra un messaggio vocale/ }).click()
    await expect(page.getByRole('timer')).toHaveText('0:01', { timeout: 10_000 })
    await page.getByRole('button', { name: 'Elimina la registrazione' }).click()
    await expect(page.getByRole('textbox', { name: 'Scrivi un messaggio' })).toBeVisible()
    expect((await call(getConversation, { conversationId }, admin.token)).messages).toEqual([])
  })
  await test.step('a voice is recorded, sent with its length and its waveform, and listened to', async () => {
    await page.getByRole('button', { name: /Registra un messaggio vocale/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Registrazione in corso' })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText('0:02', { timeout: 10_000 })
    await page.getByRole('button', { name: 'Invia', exact: true }).click()
    const play = bubbles(page).getByRole('button', { name: 'Ascolta il messaggio vocale' })
    await expect(play).toBeVisible()
    const { messages } = await call(getConversation, { conversationId }, admin.token)
    const [voice] = messages
    expect(voice).toMatchObject({ type: 'voice' })
    expect(voice?.duration).toBeGreaterThanOrEqual(1.5)
    expect(voice?.waveform?.length).toBeGreaterThan(8)
    expect(Math.max(...(voice?.waveform ?? []))).toBe(1)
    await play.click()
    await expect(bubbles(page).getByRole('slider')).not.toHaveAttribute('aria-valuenow', '0')
    await page.getByRole('button', { name: /Velocità 1×/ }).click()
    await expect(page.getByRole('button', { name: /Velocità 1,5×/ })).toBeVisible()
  })
  await test.step('a microphone that is held sends when it is let go of, and drawn aside throws away', async () => {
    const press = async () => {
      const { x, y, width, height } = (await page.getByRole('button', { name: /Registra un messaggio vocale/ }).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      }
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      await expect(page.getByRole('timer')).toHaveText('0:01', { timeout: 10_000 })
      return { x, y }
    }
    const aside = await press()
    await page.mouse.move(aside.x - 120, aside.y)
    await expect(page.getByRole('textbox', { name: 'Scrivi un messaggio' })).toBeVisible()
    await page.mouse.up()
    await press()
    await page.mouse.up()
    await expect(bubbles(page).getByRole('button', { name: 'Ascolta il messaggio vocale' })).toHaveCount(2)
    await expect
      .poll(async () => (await call(getConversation, { conversationId }, admin.token)).messages.map(({ type }) => type))
      .toEqual(['voice', 'voice'])
  })
  await test.step('two photos go along with words, open in the gallery, and one too heavy is told before it leaves', async () => {
    await page.getByTestId('chat-media').setInputFiles([
      { name: 'uno.png', mimeType: 'image/png', buffer: png(300, 400) },
      { name: 'due.png', mimeType: 'image/png', buffer: png(400, 300) },
    ])
    await expect(page.getByRole('list', { name: 'Da inviare' }).getByRole('listitem')).toHaveCount(2)
    await page.getByRole('textbox', { name: 'Scrivi un messaggio' }).fill('Prima e dopo')
    await page.keyboard.press('Enter')
    const photos = bubbles(page).getByRole('button', { name: /Apri la foto/ })
    await expect(photos).toHaveCount(2)
    await expect(bubbles(page).filter({ hasText: 'Prima e dopo' })).toBeVisible()
    await photos.first().click()
    const gallery = page.getByRole('dialog', { name: 'Prima e dopo' })
    await expect(gallery.getByText('1 di 2')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('2 di 2')).toBeVisible()
    // the focus stays in the gallery, so that Tab does not leave it
    await expect(page.getByRole('dialog').filter({ hasText: '2 di 2' }).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByText('2 di 2')).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible()

    // a file that claims to have 101 MB, without creating them
    await page.getByTestId('chat-files').evaluate((input: HTMLInputElement) => {
      const heavy = new File(['x'], 'film.mp4', { type: 'video/mp4' })
      Object.defineProperty(heavy, 'size', { value: 101 * 1024 ** 2 })
      const carried = new DataTransfer()
      carried.items.add(heavy)
      Object.defineProperty(input, 'files', { value: [heavy], configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(page.getByText(/La dimensione massima .*100\s?MB|file.*100\s?MB/i)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Da inviare' })).toBeHidden()
  })
})

test('a film shows its picture and plays, and one that cannot be played says so and is offered', async ({ page }) => {
  await atDesk(page)
  const films = bubbles(page).getByRole('button', { name: /Apri il video/ })
  await test.step('a film of a camera', async () => {
    await page.getByTestId('chat-media').evaluate(async (input: HTMLInputElement) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 480 })
      const pen = canvas.getContext('2d')
      const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
      const chunks: Blob[] = []
      recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
      const ended = new Promise(resolve => recorder.addEventListener('stop', resolve))
      recorder.start()
      for (let frame = 0; frame < 20; frame++) {
        pen?.fillRect(frame * 8, 0, 8, 480)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      recorder.stop()
      await ended
      const file = new File(chunks, 'squat.webm', { type: 'video/webm' })
      Object.defineProperty(input, 'files', { value: [file], configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
      // the next step chooses a file of its own
      Reflect.deleteProperty(input, 'files')
    })
    await page.getByRole('button', { name: 'Invia', exact: true }).click()
    await expect(films.locator('img')).toBeVisible()
    await films.click()
    const width = () =>
      page
        .getByRole('dialog')
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.videoWidth)
    await expect.poll(width).toBe(320)
    await page.keyboard.press('Escape')
  })
  await test.step('a film in a format that the browser does not know', async () => {
    await page.getByTestId('chat-media').setInputFiles([{ name: 'IMG_1.MOV', mimeType: 'video/quicktime', buffer: unplayableFilm() }])
    await page.getByRole('button', { name: 'Invia', exact: true }).click()
    await expect(films).toHaveCount(2)
    await expect(films.last()).toContainText('0:12')
    await films.last().click()
    await expect(page.getByRole('alert').filter({ hasText: 'HEVC' })).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link', { name: 'Scarica' })).toHaveAttribute('download', 'IMG_1.MOV')
  })
})

/** A film of twelve seconds that has a track of pictures, and none in it. */
function unplayableFilm(): Buffer {
  const box = (type: string, ...parts: Buffer[]): Buffer => {
    const body = Buffer.concat([Buffer.alloc(4), Buffer.from(type), ...parts])
    body.writeUInt32BE(body.length)
    return body
  }
  const times = Buffer.alloc(100)
  times.writeUInt32BE(600, 12)
  times.writeUInt32BE(7200, 16)
  const track = box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from('vide'), Buffer.alloc(13))))
  const head = box('ftyp', Buffer.from('qt  \0\0\0\0qt  '))
  return Buffer.concat([head, box('moov', box('mvhd', times), track), box('mdat', Buffer.alloc(400))])
}

/** Noise in a picture of these sides. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const framed = Buffer.alloc(body.length + 8)
    framed.writeUInt32BE(data.length, 0)
    body.copy(framed, 4)
    framed.writeUInt32BE(crc32(body), body.length + 4)
    return framed
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (width * 3 + 1), 90)
  for (let row = 0; row < height; row += 1) rows[row * (width * 3 + 1)] = 0
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
