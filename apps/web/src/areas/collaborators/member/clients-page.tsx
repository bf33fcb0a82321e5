import { IconArrowsExchange, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#ui/button'
import { useWords } from '../words/index.ts'
import { MemberClients } from './clients.tsx'
import { MemberFrame } from './frame.tsx'
import { MoveDialog } from './move-dialog.tsx'

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
          <Button kind="primary" icon={IconUserPlus} onClick={assign}>
            {t('assign')}
          </Button>
        )
      }
      more={({ member }) =>
        member.clients > 0 ? [{ label: t('moveAll'), icon: IconArrowsExchange, onClick: () => setMoving(true) }] : []
      }>
      {({ member }) => (
        <>
          <MemberClients member={member} isAssigning={isAssigning} onAssign={assign} onAssigned={() => setAssigning(false)} />
          {isMoving && <MoveDialog member={member} clientIds={undefined} onClose={stay} onDone={stay} />}
        </>
      )}
    </MemberFrame>
  )
}
