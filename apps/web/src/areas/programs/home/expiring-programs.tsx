import { listExpiringPrograms, type ProgramUser } from '@allenio/contract/programs'
import { addDays, daysBetween } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChosenMember } from '#areas/collaborators'
import { useToday } from '#shell'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { List, ListRow } from '#ui/list'
import { Section } from '#ui/section'
import { AssignToClients } from '../dialogs.ts'

const useHomeWords = areaWords('expiring programs', {
  it: {
    title: 'Programmi in scadenza',
    days_one: 'Finisce tra {{count}} giorno: {{title}}',
    days_other: 'Finisce tra {{count}} giorni: {{title}}',
    endsToday: 'Finisce oggi: {{title}}',
    next: 'Il prossimo',
    nextFor: 'Il prossimo per {{name}}',
    more: 'Mostra tutti ({{count}})',
  },
  en: {
    title: 'Expiring programs',
    days_one: 'Ends in {{count}} day: {{title}}',
    days_other: 'Ends in {{count}} days: {{title}}',
    endsToday: 'Ends today: {{title}}',
    next: 'Assign the next',
    nextFor: 'Assign the next to {{name}}',
    more: 'Show all ({{count}})',
  },
})

const rowLimit = 5

/** Lists programs that end soon without another that follows; one press begins the next. */
export function ExpiringPrograms() {
  const t = useHomeWords()
  const today = useToday()
  const { integer } = useFormats()
  const collaboratorId = useChosenMember()
  const { data } = useQuery(read(listExpiringPrograms, collaboratorId ? { collaboratorId } : {}, { quiet: true, isStored: true }))
  const [ending, setEnding] = useState<ProgramUser>()
  const [isWhole, setWhole] = useState(false)
  const users = data?.expiring ?? []
  if (users.length === 0) return null
  const when = (title: string, lastDay: string) => {
    const count = daysBetween(today, lastDay)
    return count > 0 ? t('days', { title, count }) : t('endsToday', { title })
  }
  return (
    <Section
      bare
      title={t('title')}
      action={
        users.length > rowLimit &&
        !isWhole && (
          <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
            {t('more', { count: integer(users.length) })}
          </Button>
        )
      }>
      <List label={t('title')}>
        {users.slice(0, isWhole ? users.length : rowLimit).map(user => (
          <ListRow
            key={user.id}
            compact
            href={hrefTo('/clients/$id/programs', { id: user.client.id })}
            title={user.client.name}
            sub={when(user.title, user.lastDay)}
            lead={<Avatar name={user.client.name} photo={user.client.photo} size={28} seed={user.client.id} />}
            actions={
              <Button kind="quiet" size="small" aria-label={t('nextFor', { name: user.client.name })} onClick={() => setEnding(user)}>
                {t('next')}
              </Button>
            }
          />
        ))}
      </List>
      {ending && <AssignToClients client={ending.client} firstDay={addDays(ending.lastDay, 1)} onClose={() => setEnding(undefined)} />}
    </Section>
  )
}
