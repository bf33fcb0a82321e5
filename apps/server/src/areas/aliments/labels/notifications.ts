import type { Language } from '@allenio/contract'
import { ExclusionTarget, type LabelVerdict } from '@allenio/contract/aliments'
import { exclusionName, targetKey } from '@allenio/domain/aliments'
import { notifyClient, notifyTeam, type ReachedClient } from '#areas/clients'
import { jsonText, sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { defineNotification, notifyEach } from '#platform/notify'
import { makeSay } from '#platform/words'
import { findExclusions } from '../exclusions/present.ts'
import { nutritionGroup } from '../notifications.ts'

export const labelSent = defineNotification<{ clientName: string; food: string; checkId: string }>({
  kind: 'label sent',
  group: nutritionGroup,
  roles: ['admin', 'nutritionist'],
  words: {
    it: {
      name: 'Un {{client}} invia l’etichetta di un prodotto',
      title: '{{clientName}} ti ha inviato un’etichetta',
      body: 'È per: {{food}}.',
    },
    en: { name: 'A {{client}} sends the label of a product', title: '{{clientName}} has sent you a label', body: 'It is for: {{food}}.' },
  },
  link: ({ clientId, subject: { checkId } }) => `/clients/${clientId}/labels/${checkId}`,
})

/** All is free, something is named, something is still open, nobody could read it, or an earlier reading does not count any more. */
const answers = ['free', 'named', 'partly', 'unreadable', 'withdrawn'] as const
type Answer = (typeof answers)[number]

const answerWords = makeSay<`${Answer} ${'title' | 'body'}`>({
  it: {
    'free title': '{{food}}: etichetta verificata',
    'free body': 'L’etichetta di {{product}} non nomina: {{names}}.',
    'named title': '{{food}}: non mangiare {{product}}',
    'named body': 'L’etichetta nomina: {{names}}.',
    'partly title': '{{food}}: etichetta letta',
    'partly body': '{{product}}: resta da verificare {{names}}.',
    'unreadable title': '{{food}}: serve un’altra foto',
    'unreadable body': 'L’etichetta non si legge. Fotografa da vicino l’elenco degli ingredienti.',
    'withdrawn title': '{{product}}: di nuovo da verificare',
    'withdrawn body': 'Prima di mangiarlo, invia l’etichetta della confezione che hai.',
  },
  en: {
    'free title': '{{food}}: label checked',
    'free body': 'The label of {{product}} does not name: {{names}}.',
    'named title': '{{food}}: do not eat {{product}}',
    'named body': 'The label names: {{names}}.',
    'partly title': '{{food}}: label read',
    'partly body': '{{product}}: still to be checked for {{names}}.',
    'unreadable title': '{{food}}: another photo is needed',
    'unreadable body': 'The label cannot be read. Photograph the list of ingredients from close up.',
    'withdrawn title': '{{product}}: to be checked again',
    'withdrawn body': 'Before you eat it, send the label of the package that you have.',
  },
})

/** The targets are kept as JSON, because their names depend on the reader's language. */
interface AnswerFacts {
  outcome: Answer
  food: string
  product: string
  targets: string
}

export const labelAnswered = defineNotification<AnswerFacts & Record<string, string>>({
  kind: 'label answered',
  group: nutritionGroup,
  roles: ['client'],
  words: {
    it: { name: 'Un’etichetta che hai inviato è stata letta', title: '{{title}}', body: '{{body}}' },
    en: { name: 'A label that you have sent has been read', title: '{{title}}', body: '{{body}}' },
  },
  values({ outcome, food, product, targets }, language) {
    const values = { food, product, names: namesOf(targets, language) }
    const say = answerWords(language)
    return { title: say(`${outcome} title`, values), body: say(`${outcome} body`, values) }
  },
  link: () => '/mealPlans',
})

const namesOf = (targets: string, language: Language): string =>
  ExclusionTarget.array()
    .parse(JSON.parse(targets))
    .map(target => exclusionName(target, language).toLowerCase())
    .filter(Boolean)
    .join(', ')

export const productLabel = ({ brand, name }: Pick<Row<'food_products'>, 'brand' | 'name'>): string =>
  [brand, name].filter(Boolean).join(' ')

interface SentCheck {
  clientId: string
  by: string
  checkId: string
  food: string
}

export const notifyLabelSent = (db: WorkspaceDb, { clientId, by, checkId, food }: SentCheck): Promise<void> =>
  notifyTeam(db, labelSent, { by, clientId, about: `label ${checkId}`, subject: clientName => ({ clientName, food, checkId }) })

interface LabelAnswer {
  client: ReachedClient
  by: string
  checkId: string
  outcome: Answer
  food: string
  product: string
  targets: readonly ExclusionTarget[]
}

export async function notifyAnswer(db: WorkspaceDb, { client, by, checkId, targets, ...facts }: LabelAnswer): Promise<void> {
  const subject = { ...facts, targets: jsonText(targets) }
  await notifyClient(db, labelAnswered, { client, by, about: `label ${checkId}`, subject })
}

type Eater = Pick<Row<'client_products'>, 'client_id'> & NotNull<Pick<Row<'clients'>, 'membership_id'>>

const listEaters = (db: WorkspaceDb, productId: string, exceptId: string | null) =>
  db.many<Eater>(sql`
  select distinct e.client_id, c.membership_id from client_products e join clients c on c.id = e.client_id
  where e.product_id = ${productId} and c.membership_id is not null and c.status = 'active' and c.deleted_at is null
    and e.client_id is distinct from ${exceptId}::uuid`)

interface ProductChange {
  by: string
  product: Pick<Row<'food_products'>, 'id' | 'brand' | 'name'>
  /** The client who is told in another way. */
  exceptId: string | null
}

/** Tells everybody who eats a product that its label has to be read again. */
export async function notifyWithdrawn(db: WorkspaceDb, { by, product, exceptId }: ProductChange): Promise<void> {
  const eaters = await listEaters(db, product.id, exceptId)
  const name = productLabel(product)
  const subject = { outcome: 'withdrawn' as const, food: name, product: name, targets: '[]' }
  const about = `product ${product.id}`
  await notifyEach(
    db,
    labelAnswered,
    eaters.map(({ client_id: clientId, membership_id }) => ({ to: [membership_id], clientId, by, about, subject })),
  )
}

/** Tells those who eat a product and are allergic to something that its label is now known to name. */
export async function notifyNamed(
  db: WorkspaceDb,
  { by, product, exceptId, verdicts }: ProductChange & { verdicts: readonly LabelVerdict[] },
): Promise<void> {
  const namedKeys = new Set(verdicts.flatMap(({ target, state }) => (state === 'free' ? [] : [targetKey(target)])))
  if (namedKeys.size === 0) return
  const eaters = await listEaters(db, product.id, exceptId)
  const exclusions = await findExclusions(
    db,
    eaters.map(({ client_id }) => client_id),
    'it',
  )
  const name = productLabel(product)
  const about = `product ${product.id}`
  const notifications = eaters.flatMap(({ client_id: clientId, membership_id }) => {
    const targets = (exclusions.get(clientId) ?? []).flatMap(({ kind, target }) =>
      kind === 'allergy' && namedKeys.has(targetKey(target)) ? [target] : [],
    )
    const subject = { outcome: 'named' as const, food: name, product: name, targets: jsonText(targets) }
    return targets.length === 0 ? [] : [{ to: [membership_id], clientId, by, about, subject }]
  })
  await notifyEach(db, labelAnswered, notifications)
}
