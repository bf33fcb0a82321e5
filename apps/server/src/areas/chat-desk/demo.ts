import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'

const demoAnswers: readonly { title: string; text: string }[] = [
  {
    title: 'Benvenuto',
    text: 'Ciao {first_name}, che bello averti con noi! Qui puoi scrivermi quando vuoi: rispondo la mattina e la sera.',
  },
  { title: 'Come va la settimana', text: 'Ciao {first_name}, com’è andata la settimana? Energia, sonno e fame: due righe bastano.' },
  { title: 'Foto del mese', text: '{first_name}, è ora delle foto: stessa luce, stessa ora, di fronte, di lato e di schiena.' },
  { title: 'Rinnovo', text: 'Ciao {first_name}, il tuo percorso finisce tra poco. Vuoi che prepari già il prossimo?' },
]

export async function fillDemoDesk(db: WorkspaceDb): Promise<void> {
  // an interrupted earlier start may have left them
  await db.run(sql`delete from saved_answers`)
  for (const { title, text } of demoAnswers) {
    await db.run(sql`insert into saved_answers (id, title, body) values (${newId()}, ${title}, ${text})`)
  }
  const slots = [1, 2, 3, 4, 5, 6].map(day => ({ day, from: '08:00', to: day === 6 ? '13:00' : '20:00' }))
  await db.run(sql`
    insert into chat_settings (availability, slots, welcome_is_on, welcome_text)
    values ('slots', ${JSON.stringify(slots)}, true, ${demoAnswers[0]?.text ?? ''})
    on conflict do nothing`)
}
