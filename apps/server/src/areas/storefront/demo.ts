import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { bringPictures, drawnPictureClaim, type FillDemo } from '#platform/demo'
import { claimUpload } from '#platform/files'
import { enqueue } from '#platform/jobs'
import type { StorefrontContent } from '@allenio/contract/storefront'
import { demoPictures } from './demo-pictures.ts'
import { insertStorefront } from './edits.ts'
import { copyPicture, insertPicture } from './pictures.ts'
import { drawSharePicture, releaseStorefront } from './release.ts'

const daysBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** A published storefront, so that the public page and its editor show what they are for. */
export const fillDemoStorefront: FillDemo = async db => {
  const { workspaceId } = db
  const { person_id: personId, id: adminId } = await db.one<NotNull<Row<'memberships', 'person_id'>> & Row<'memberships', 'id'>>(sql`
    select person_id, id from memberships where role = 'admin' order by created_at limit 1`)
  const team = await db.many<Row<'memberships', 'id'>>(sql`
    select id from memberships where role in ('coach', 'nutritionist') and status = 'active' order by created_at, id limit 2`)
  const uploadIds = await bringPictures(demoPictures, { workspaceId, personId })
  return async () => {
    const pictures: string[] = []
    for (const uploadId of uploadIds) pictures.push(await claimPicture(db, uploadId, personId))
    const memberIds = [adminId, ...team.map(({ id }) => id)]
    const id = await insertStorefront(db, { content: contentOf(pictures, memberIds), url: 'studio-marchetti', at: daysBefore(40) })
    for (const { id: membershipId } of team) {
      await db.run(sql`
        insert into storefront_consents (membership_id, asked_at, is_agreed, answered_at)
        values (${membershipId}, ${daysBefore(41)}, true, ${daysBefore(40)})`)
    }
    await releaseStorefront(db, { id, authorId: adminId, at: daysBefore(38) })
    await enqueue(db, drawSharePicture, { workspaceId, personId })
  }
}

async function claimPicture(db: WorkspaceDb, uploadId: string, personId: string): Promise<string> {
  const file = await claimUpload(db, uploadId, drawnPictureClaim(personId))
  const { id } = await insertPicture(db, { fileId: file.id, width: file.width ?? 1, height: file.height ?? 1 })
  await enqueue(db, copyPicture, { workspaceId: db.workspaceId, pictureId: id, personId })
  return id
}

type Section = StorefrontContent['sections'][number]

function contentOf(pictures: readonly string[], memberIds: readonly string[]): StorefrontContent {
  const [cover, giulia, dumbbells, bowl, mat] = pictures
  const sections: Section[] = [
    {
      kind: 'cover',
      titleIt: 'Studio Marchetti',
      titleEn: 'Studio Marchetti',
      textIt: 'Forza, alimentazione e costanza, seguiti da un team che ti conosce.',
      textEn: 'Strength, nutrition and consistency, with a team that knows you.',
      picture: cover,
      focusY: 62,
      items: [],
    },
    {
      kind: 'presentation',
      titleIt: 'Ciao, sono Giulia',
      titleEn: 'Hi, I am Giulia',
      textIt:
        'Alleno da dodici anni, a Bologna e online. Con Davide e Sara seguo persone che lavorano, hanno figli e poco tempo: ' +
        'partiamo da quello che c’è, non da quello che dovrebbe esserci.\n\n' +
        'Niente schede uguali per tutti. Un programma che cambia con te, e qualcuno che lo guarda ogni settimana.',
      textEn:
        'I have been coaching for twelve years, in Bologna and online. ' +
        'With Davide and Sara I work with people who have jobs, children and little time: ' +
        'we begin with what there is, not with what there should be.\n\n' +
        'No plan that is the same for everybody. A program that changes with you, and somebody who looks at it every week.',
      picture: giulia,
      focusY: 30,
      items: [],
    },
    {
      kind: 'services',
      items: [
        {
          titleIt: 'Allenamento su misura',
          titleEn: 'Training made for you',
          textIt: 'Il programma parte dal tuo obiettivo, dall’attrezzatura che hai e da quanto tempo puoi dargli.',
          textEn: 'The program begins with your goal, the equipment you have and the time you can give it.',
          picture: dumbbells,
          focusY: 84,
        },
        {
          titleIt: 'Alimentazione che regge',
          titleEn: 'Eating that lasts',
          textIt: 'Pasti normali, quantità chiare e alternative per le giornate storte. Con Sara, la nostra nutrizionista.',
          textEn: 'Normal meals, clear amounts and alternatives for bad days. With Sara, our nutritionist.',
          picture: bowl,
          focusY: 72,
        },
        {
          titleIt: 'Un controllo ogni settimana',
          titleEn: 'A check every week',
          textIt: 'Rispondi a poche domande, noi leggiamo e correggiamo il piano prima che tu ti fermi.',
          textEn: 'You answer a few questions; we read them and correct the plan before you get stuck.',
          picture: mat,
          focusY: 88,
        },
      ],
    },
    { kind: 'offers', items: [] },
    { kind: 'images', items: [cover, bowl, dumbbells, mat, giulia].map(picture => ({ picture })) },
    {
      kind: 'reviews',
      items: [
        {
          name: 'Laura Ferri',
          titleIt: 'Per la prima volta non ho mollato',
          titleEn: 'For the first time I did not give up',
          textIt: 'Tre allenamenti a settimana, anche nei mesi pieni. Quando ho saltato dieci giorni il piano era già cambiato.',
          textEn: 'Three workouts a week, even in busy months. When I missed ten days, the plan had already changed.',
        },
        {
          name: 'Marco Bassi',
          titleIt: 'La schiena non fa più male',
          titleEn: 'My back does not hurt any more',
          textIt: 'Ho ricominciato a 52 anni. Davide mi ha insegnato a muovermi prima di caricare.',
          textEn: 'I started again at 52. Davide taught me to move before I added weight.',
        },
        {
          name: 'Chiara Neri',
          titleIt: 'Mangio meglio senza pesare tutto',
          titleEn: 'I eat better without weighing everything',
          textIt: 'Con Sara ho imparato a organizzare la settimana. I chili sono arrivati dopo, e sono rimasti giù.',
          textEn: 'With Sara I have learned to plan the week. The kilos came later, and they have stayed off.',
        },
      ],
    },
    { kind: 'members', items: memberIds.map(memberId => ({ memberId })) },
    {
      kind: 'questions',
      items: [
        {
          titleIt: 'Come si comincia?',
          titleEn: 'How do I start?',
          textIt: 'Scegli un pacchetto e paga online. Ricevi subito l’accesso all’app e un questionario per conoscerci.',
          textEn: 'Choose a package and pay online. You get access to the app at once, and a survey so that we get to know you.',
        },
        {
          titleIt: 'Posso disdire l’abbonamento?',
          titleEn: 'Can I cancel the subscription?',
          textIt: 'Sì, in ogni momento. Resta attivo fino alla fine del periodo che hai pagato.',
          textEn: 'Yes, at any time. It stays active until the end of the period that you have paid.',
        },
        {
          titleIt: 'Serve una palestra?',
          titleEn: 'Do I need a gym?',
          textIt: 'No. Il programma si adatta a quello che hai: una stanza, due manubri, o una sala completa.',
          textEn: 'No. The program adapts to what you have: a room, two dumbbells, or a whole gym.',
        },
      ],
    },
    { kind: 'socials', items: [] },
  ]
  return {
    settings: {
      layout: 'studio',
      color: '#1f6b5c',
      languages: ['it', 'en'],
      instagram: 'https://www.instagram.com/studiomarchetti.demo',
      facebook: 'https://www.facebook.com/studiomarchetti.demo',
    },
    sections,
  }
}
