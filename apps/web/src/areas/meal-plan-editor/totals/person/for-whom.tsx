import { IconAlertTriangle } from '@tabler/icons-react'
import { CautionTip } from '#areas/aliments'
import { Badge } from '#ui/badge'
import { Row } from '#ui/layout'
import { useEditor } from '../../session.ts'
import { useEditorWords } from '../../words.ts'
import { useStored } from '#lib/store'

/** The gravest of them are enough beside a title. */
const namesAtMost = 4

/** The client for whom the plan is made, and what must not stand in it. */
export function ForWhom({ name }: { name: string | undefined }) {
  const t = useEditorWords()
  const { exclusions } = useEditor()
  const grave = useStored(exclusions).filter(({ kind }) => kind !== 'dislike')
  if (name === undefined && grave.length === 0) return null
  const names = grave.slice(0, namesAtMost).map(each => each.name)
  const text = [...names, ...(grave.length > namesAtMost ? [`+ ${grave.length - namesAtMost}`] : [])].join(', ')
  return (
    <Row gap={8} wrap as="span">
      {name !== undefined && t('madeFor', { name })}
      {text && (
        <Row gap={2} as="span">
          <Badge bare status="attention" icon={IconAlertTriangle}>
            {text}
          </Badge>
          <CautionTip />
        </Row>
      )}
    </Row>
  )
}
