import { beforeAll, expect, test } from 'vitest'
import { installConfig, loadConfig } from '#platform/config'
import { closeSharedHouse, mailFaults } from '#testing'
import { mailLayout } from './index.ts'
import { textOn } from './brand.ts'

beforeAll(async () => {
  // the test installs a configuration of its own
  await closeSharedHouse()
  installConfig(loadConfig({ SUPPORT_EMAIL: 'aiuto@example.com' }), 'a secret of tests alone, 32 characters')
})

const laid = (changes: Partial<Parameters<typeof mailLayout>[0]> = {}) =>
  mailLayout({
    language: 'it',
    preheader: 'Manca poco',
    title: 'Conferma il tuo indirizzo',
    blocks: ['Ciao Giulia,\nbenvenuta.'],
    ...changes,
  })

test('both bodies say the same, block by block', () => {
  const { html, text } = laid({
    blocks: [
      'Ciao Giulia,\nbenvenuta.',
      { kind: 'list', items: ['uno', 'due'] },
      {
        kind: 'facts',
        rows: [
          ['Piano', 'Mensile'],
          ['Prezzo', '19 €'],
        ],
      },
      { kind: 'code', text: '123456' },
      { kind: 'quote', text: 'prima\nseconda' },
      { kind: 'note', text: 'Vale per un’ora.' },
      { kind: 'link', label: 'Guida', address: 'https://allenio.example/guida' },
    ],
    button: { label: 'Conferma', address: 'https://allenio.example/c?t=1&u=2' },
  })
  expect(text).toBe(`Conferma il tuo indirizzo

Ciao Giulia,
benvenuta.

- uno
- due

Piano: Mensile
Prezzo: 19 €

    123456

> prima
> seconda

Vale per un’ora.

Guida:
https://allenio.example/guida

Conferma:
https://allenio.example/c?t=1&u=2

-- \nAllenio
Ricevi questa e-mail perché riguarda il tuo account Allenio.
Hai bisogno di aiuto? Scrivi a aiuto@example.com.
`)
  for (const word of ['Giulia,<br>benvenuta.', '>due</li>', 'Mensile', '123456', 'seconda', 'guida', 'Conferma']) {
    expect(html).toContain(word)
  }
  expect(html).toContain('href="https://allenio.example/c?t=1&amp;u=2"')
  expect(html).toContain('<html lang="it">')
  expect(html).toContain('prefers-color-scheme: dark')
})

test('what people typed is text, and an address that would run is none', () => {
  const { html } = laid({
    title: '<img src=x onerror=alert(1)>',
    blocks: ['<script>alert(1)</script>', { kind: 'facts', rows: [['"><b>', '</table>']] }],
    button: { label: '<b>', address: 'javascript:alert(1)' },
  })
  expect(html).not.toMatch(/<(?:script|img|b)\b/)
  expect(html).not.toContain('href="javascript')
})

const everything: Parameters<typeof laid>[0] = {
  blocks: [
    'Ciao Giulia,\nbenvenuta.',
    { kind: 'list', items: ['uno', 'due'] },
    { kind: 'facts', rows: [['Piano', 'Mensile']] },
    { kind: 'code', text: '123456' },
    { kind: 'quote', text: 'class="text" prima\nseconda' },
    { kind: 'note', text: 'Vale per un’ora.' },
    { kind: 'link', label: 'Guida', address: 'https://allenio.example/guida?a=1&b="2"' },
  ],
  button: { label: 'Conferma', address: 'https://allenio.example/c?t=1&u=2' },
  closing: [{ kind: 'link', label: 'Impostazioni', address: 'https://allenio.example/settings' }],
  unsubscribeAddress: 'https://allenio.example/unsubscribe?token=a.b',
}

test('without its style sheet each element keeps its look, the button is one, and the preheader stays hidden', () => {
  for (const changes of [{}, everything, { ...everything, sender: { ...sender, logo } }]) {
    const { html, text } = laid(changes)
    expect(mailFaults({ subject: 'Conferma', html, plain: text })).toEqual([])
  }
  const { html } = laid(everything)
  const bare = html.replace(/<style>[\s\S]*<\/style>/, '')
  expect(bare).toMatch(/<h1 class="title" style="[^"]*font-size:24px/)
  expect(bare).toMatch(/<td class="push" style="[^"]*mso-padding-alt:13px 24px;" align="center" bgcolor="#de1230">/)
  expect(bare).toMatch(/<div class="preheader" style="display:none;/)
  // words of people get no look, whatever they look like
  expect(bare).toContain('class=&quot;text&quot; prima')
  // only what is important prevails over the attributes
  const rules = /@media[\s\S]*<\/style>/.exec(html)?.[0] ?? ''
  expect([...rules.matchAll(/: [^;{}]+;/g)].map(([rule]) => rule).filter(rule => !rule.includes('!important'))).toEqual([])
})

test('a logo comes within the mail, with the name as its words; without one the name stands there', () => {
  const { html, pictures } = laid({ sender: { ...sender, name: 'Studio "Riva"', logo } })
  expect(html).toMatch(
    /<p class="brand"[^>]*><img class="logo" style="[^"]*" src="cid:logo" width="120" height="40" alt="Studio &quot;Riva&quot;"><\/p>/,
  )
  expect(pictures).toEqual([{ file: 'logo', key: { fileId: 'f1' }, cid: 'logo' }])
  const plain = laid({ sender })
  expect([plain.pictures, plain.html.includes('<img')]).toEqual([[], false])
  expect(plain.html).toMatch(/<p class="brand"[^>]*>Studio Marchetti<\/p>/)
})

test('both bodies say where these mails end, if they do', () => {
  const { html, text } = laid(everything)
  expect(html).toMatch(/href="https:\/\/allenio\.example\/unsubscribe\?token=a\.b">Non ricevere più e-mail come questa/)
  expect(text).toContain('Non ricevere più e-mail come questa: https://allenio.example/unsubscribe?token=a.b')
  expect(laid().html).not.toContain('unsubscribe')
})

test('a mail fetches nothing', () => {
  expect(laid().html).not.toMatch(/<(?:img|link|iframe|object)\b|url\(|@import|src=/)
})

const logo = { picture: { file: 'logo', key: { fileId: 'f1' } }, width: 120, height: 40 }
const sender = { name: 'Studio Marchetti', color: null, logo: null, email: 'studio@example.com', phone: '+3902123456' }

test('a business writes to its clients under its own name, with its contact', () => {
  const { html, text } = laid({ sender })
  for (const body of [html, text]) {
    expect(body).toContain('Ricevi questa e-mail da Studio Marchetti.')
    expect(body).toContain('Studio Marchetti: studio@example.com · +3902123456')
    expect(body).not.toMatch(/Allenio|aiuto@example/)
  }
  expect(laid({ sender: { ...sender, email: null, phone: null } }).text).not.toContain('aiuto')
})

test('a workspace’s own brand, and one whose colour is none', () => {
  expect(laid({ sender: { ...sender, color: '#0a7d4f' } }).html).toMatch(/bgcolor="#0a7d4f"[\s\S]*Studio Marchetti/)
  expect(laid({ sender: { ...sender, color: 'red"><b' } }).html).toContain('bgcolor="#de1230"')
  expect(laid({ language: 'en' }).text).toContain('You are receiving this e-mail because it concerns your Allenio account.')
})

test.each([
  ['#de1230', '#ffffff'],
  ['#1650d8', '#ffffff'],
  ['#c8f031', '#0c1016'],
  ['#ffffff', '#0c1016'],
  ['#000000', '#ffffff'],
])('on %s stands %s', (color, text) => expect(textOn(color)).toBe(text))
