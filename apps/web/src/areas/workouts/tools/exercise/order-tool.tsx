import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { groupsOf } from '@allenio/domain/workouts'
import { useState } from 'react'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './exercise.module.css'
import type { SheetProps } from './exercise-sheet.tsx'
import { nameOf } from './facts.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useExerciseWords } from './words.ts'
import { useSelected } from '#lib/store'

/** Puts the exercises into another order, by dragging or by buttons. */
export function OrderTool({ player, training }: SheetProps) {
  const t = useExerciseWords()
  const groups = groupsOf(useSelected(player.workout, stored => stored.state))
  const [announcement, setAnnouncement] = useState('')
  const names = groups.map(group => group.map(each => nameOf(training, each)).join(' + '))
  const move = (from: number, to: number) => {
    const moved = groups[from]
    if (!moved || to < 0 || to >= groups.length || to === from) return
    const rest = groups.toSpliced(from, 1).toSpliced(to, 0, moved)
    setAnnouncement(`${names[from]}: ${to + 1}/${groups.length}`)
    void player.keep({ kind: 'reorder exercises', exerciseIds: rest.flat().map(({ id }) => id) })
  }
  const drag = useRowDrag(move)
  return (
    <Stack gap={12}>
      <Text tone={2}>{t('orderHint')}</Text>
      <BareList as="ol" gap={2}>
        {groups.map((group, index) => {
          const name = names[index] ?? ''
          return (
            <li key={group[0]?.id} className={classes(drag.index === index && css.moved)} style={drag.styleOf(index)}>
              <Row gap={4}>
                <span className={css.handle} onPointerDown={event => drag.start(event, index)} aria-hidden>
                  <Icon of={IconGripVertical} />
                </span>
                <Text as="span" lines={2} style={{ flex: 1 }}>
                  {name}
                </Text>
                <IconButton label={t('up', { name })} icon={IconArrowUp} disabled={index === 0} onClick={() => move(index, index - 1)} />
                <IconButton
                  label={t('down', { name })}
                  icon={IconArrowDown}
                  disabled={index === groups.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </Row>
            </li>
          )
        })}
      </BareList>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </Stack>
  )
}
