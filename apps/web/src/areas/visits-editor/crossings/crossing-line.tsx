import { IconArrowsCross } from '@tabler/icons-react'
import type { EditNotice } from '#lib/documents'
import { areaWords } from '#lib/words'
import { useSelected } from '#lib/store'
import { Button } from '#ui/button'
import { CloseButton } from '#ui/close-button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { useVisitWording } from '../row-words.ts'
import { useEditor } from '../session.ts'

const useCrossingWords = areaWords('visit crossing', {
  it: {
    'mine replaced': 'Avevi scritto {{lost}}, altrove è stato scritto {{standing}}.',
    'theirs replaced': 'Altrove era scritto {{lost}}, qui {{standing}}.',
    take: 'Prendi {{lost}}',
    takeOther: 'Prendi l’altro',
    dismiss: 'Lascia com’è',
    empty: 'vuoto',
  },
  en: {
    'mine replaced': 'You had entered {{lost}}, elsewhere {{standing}} was entered.',
    'theirs replaced': 'Elsewhere {{lost}} was entered, here {{standing}}.',
    take: 'Take {{lost}}',
    takeOther: 'Take the other one',
    dismiss: 'Leave it as it is',
    empty: 'empty',
  },
})

/** A longer one does not fit a button. */
const longLost = 20

export type Crossing = Extract<EditNotice, { kind: 'mine replaced' | 'theirs replaced' }>

/** Names the value that was replaced and the one that stands, and takes the other one back. */
export function CrossingLine({ notice, className }: { notice: Crossing; className: string | undefined }) {
  const t = useCrossingWords()
  const { document } = useEditor()
  const wording = useVisitWording()
  const { id, cell, value } = notice
  const standing = useSelected(document.rows, rows => rows.get(id)?.cells[cell])
  const textOf = (each: typeof standing | null) => (each !== undefined && each !== null && wording.value(each, cell)) || t('empty')
  const [lost, stands] = [textOf(value), textOf(standing)]
  // somebody has written the same since
  if (lost === stands) return null
  const take = () => {
    document.edit([{ kind: 'set', id, cells: { [cell]: value } }])
    document.dismissNotice(notice)
  }
  return (
    <Row gap={8} wrap className={className}>
      <Row as="span" gap={8} align="start">
        <Icon of={IconArrowsCross} size={16} />
        <Text as="output" size="small" tone="attention" breaks lines={3}>
          {t(notice.kind, { lost, standing: stands })}
        </Text>
      </Row>
      <Button size="small" onClick={take}>
        {lost.length > longLost ? t('takeOther') : t('take', { lost })}
      </Button>
      <CloseButton label={t('dismiss')} onClick={() => document.dismissNotice(notice)} />
    </Row>
  )
}
