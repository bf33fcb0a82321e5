import type { Language } from '@allenio/contract'
import type { ConsentPurpose } from '@allenio/contract/clients'
import { needsGuardian, productWordingOf } from '@allenio/domain/consents'
import { findLetterhead } from '#areas/business'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { fileNameOf } from '#platform/files'
import type { Bytes } from '#platform/http'
import { makePdf } from '#platform/pdf'
import { makeSay } from '#platform/words'
import type { ReachedClient } from '../reach.ts'
import { todayFor } from '../record-days.ts'

const formWords = makeSay({
  it: {
    'data processing': 'Consenso al trattamento dei dati',
    'health data': 'Consenso ai dati sulla salute',
    place: 'Luogo e data',
    signature: 'Firma',
    guardian: 'Nome e firma di chi esercita la responsabilità genitoriale',
    version: 'Versione del testo: {{version}}',
  },
  en: {
    'data processing': 'Consent to data processing',
    'health data': 'Consent to health data',
    place: 'Place and date',
    signature: 'Signature',
    guardian: 'Name and signature of the person with parental responsibility',
    version: 'Version of this text: {{version}}',
  },
})

/** The place on paper where a name is written by hand. */
const blank = '______________________________'

interface ConsentSheet {
  client: ReachedClient
  purpose: ConsentPurpose
  language?: Language | undefined
}

/** The words of a consent as a sheet to be signed. All that is needed is read now; the PDF is made after the transaction. */
export async function printConsentForm(db: WorkspaceDb, actor: Actor, { client, purpose, ...options }: ConsentSheet): Promise<Bytes> {
  const { language = client.language } = options
  const say = formWords(language)
  const { name: business, contact } = await findLetterhead(db, db.workspaceId)
  const isMinor = needsGuardian(client.birth_date, todayFor(actor))
  const wording = productWordingOf(purpose, language, { business, client: client.name, ...(isMinor && { guardian: blank }) })
  const title = `${say(purpose)}, ${client.name}`
  const data = {
    title: say(purpose),
    client: client.name,
    business,
    contact,
    paragraphs: wording.text.split(/\n{2,}/).map(paragraph => {
      const [first = '', ...rest] = paragraph.split('\n')
      return rest.length > 0 ? { heading: first, text: rest.join('\n') } : { heading: '', text: first }
    }),
    // the month says to a reader which text it is; what follows tells versions apart in records
    version: say('version', { version: wording.version.split(' ')[0] ?? '' }),
    place: say('place'),
    signature: say(isMinor ? 'guardian' : 'signature'),
  }
  return {
    type: 'application/pdf',
    name: fileNameOf(title, 'pdf'),
    body: async signal => {
      const { bytes } = await makePdf(
        { template: 'areas/clients/consents/consent-form.typ', language, title, data },
        { personId: actor.personId, signal },
      )
      return Buffer.from(bytes)
    },
  }
}
