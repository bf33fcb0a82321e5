import { IconArrowsExchange, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#ui/button'
import { MemberFrame } from './frame.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { MemberClients } from './clients.tsx'
import { useWords } from '../words/index.ts'

/** Answers: whom does this person look after? */
export function Page() {
  const t = useWords()
  const [isAssigning, setAssigning] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const assign = () => setAssigning(true)
  const stay = () => setMoving(false)
  return (
    <MemberFrame
      tab="clients"
      primary={({ member }) =>
        member.clients > 0 && (
          <Button kind="primary" icon={<IconUserPlus stroke={1.5} aria-hidden />} onClick={assign}>
            {t('assign')}
          </Button>
        )
      }
      more={({ member }) =>
        member.clients > 0 ? [{ label: t('moveAll'), icon: <IconArrowsExchange stroke={1.5} />, onClick: () => setMoving(true) }] : []
      }>
      {({ member }) => (
        <>
          <MemberClients member={member} isAssigning={isAssigning} onAssign={assign} onAssigned={() => setAssigning(false)} />
          <MoveDialog member={member} clientIds={undefined} opened={isMoving} onClose={stay} onDone={stay} />
        </>
      )}
    </MemberFrame>
  )
}
