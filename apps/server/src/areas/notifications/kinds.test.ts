import { languages } from '@allenio/contract'
import { notificationChannels } from '@allenio/contract/notifications'
import { allKinds } from '#platform/notify'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'

await testHouse()

const subject = {
  notice: 'n1',
  reminder: 'Chiamata',
  buyer: 'Elena Riva',
  email: 'studio@example.com',
  thing: 'appointment',
  package: 'Coaching online',
  amount: 5000,
  currency: 'EUR',
  clientName: 'Martina Bellini',
  person: 'Sara Conti',
  business: 'Studio',
  dueAt: '2026-06-10T08:00:00Z',
  sender: 'Martina',
  text: 'Ciao',
  day: '2026-01-31',
  kg: 72.4,
  kind: 'weigh in',
  title: '',
  message: 'Forza',
  note: 'Più verdura a cena',
  device: '',
  plan: 'Pro 50',
  period: 'monthly',
  nameIt: 'App con il tuo nome',
  nameEn: 'App with your name',
  total: 2318,
  isPlan: 0,
  refused: 2,
  clientCount: 3,
  conversationId: 'c1',
  workout: 'Gambe',
  workoutId: 'w1',
  exercise: 'Squat',
  sets: 12,
  missed: 2,
  points: 30,
  notes: 1,
  photos: 2,
  where: 'ginocchio',
  level: 4,
  from: '2026-01-31',
  until: null,
  next: 'Massa',
  purpose: 'health data',
  kcal: 1800,
  proposed: 1980,
  least: 2100,
  most: 2600,
  change: 'added',
  exclusion: 'allergy',
  survey: 'Check-in',
  answer: 'a1',
  food: 'Fette biscottate',
  product: 'Forno Aurora Fette dorate',
  outcome: 'free',
  targets: '[{"kind":"allergen","allergen":"milk"}]',
  checkId: 'c1',
  at: '2026-06-10T08:00:00Z',
  timeZone: 'Europe/Rome',
  bookingId: 'b1',
  host: 'Davide Riva',
  start: '2026-06-10T08:00:00Z',
  end: '2026-06-10T09:00:00Z',
  zone: 'Europe/Rome',
  place: 'Sala pesi',
  link: '',
  sequence: 0,
  reason: 'Chiuso per ferie',
  saleId: 's1',
  sale: 'purchase',
  subscriptionId: 's2',
  appEvent: '',
  step: 'build',
  turn: 'operator',
  target: '{"kind":"allergen","allergen":"peanuts"}',
}

const sentencesOf = (kind: ReturnType<typeof allKinds>[number], count: number) =>
  languages.map(language => {
    const { title, body } = kind.wordedIn(language, { ...subject, count })
    return [kind.nameIn(language), kind.groupNameIn(language), title, body]
  })

test.each(allKinds().map(kind => [kind.kind, kind] as const))(
  '%s is said whole in both languages, and leads to a page of ours',
  (_, kind) => {
    for (const count of [1, 3]) {
      const [italian = [], english = []] = sentencesOf(kind, count)
      for (const sentences of [italian, english]) {
        expect(sentences.slice(0, 3)).not.toContain('')
        expect(sentences.join(' '), 'a value is missing: add it to `values` of the kind, or to `subject` of this test').not.toMatch(
          /\{\{|\}\}|undefined|\bnull\b|NaN|\w'\w|\.\.\.|TODO/,
        )
      }
      expect(english[0]).not.toBe(italian[0])
    }
    for (const clientId of ['1', null]) expect(kind.link({ subject, clientId })).toMatch(/^\/[\w/-]*(\?[\w=&-]+)?$/)
    for (const language of languages) {
      const letter = kind.letter?.({ subject, clientId: '1' }, { language, name: 'Giulia', business: 'Studio', title: 'Titolo' })
      if (letter) expect(JSON.stringify(letter)).not.toMatch(/\{\{|undefined|NaN|""/)
    }
    expect(kind.roles.length).toBeGreaterThan(0)
    expect(notificationChannels.some(channel => kind.presets[channel] === true || kind.presets[channel] === 'always')).toBe(true)
  },
)
