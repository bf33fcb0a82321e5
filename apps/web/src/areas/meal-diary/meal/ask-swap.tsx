import { IconMessageCircle } from '@tabler/icons-react'
import { discuss } from '#areas/chat'
import { useMe } from '#shell'
import { Button } from '#ui/button'
import type { MealBodyProps } from './meal-body.tsx'
import { useRowTexts } from './row-texts.ts'
import { useMealWords } from './words.ts'

/** Where nothing fits in the place of a food that must not be eaten, whoever planned it is asked. */
export function AskSwap({ clientId, view, day, name }: Pick<MealBodyProps, 'clientId' | 'view' | 'day'> & { name: string }) {
  const t = useMealWords()
  const { titleOf } = useRowTexts()
  if (!useMe()?.permissions.includes('view chats')) return null
  const subject = { kind: 'meal', id: view.meal.id, title: titleOf(view.meal), day: day.date } as const
  return (
    <div>
      <Button size="small" icon={IconMessageCircle} aria-label={t('askSwapFor', { name })} onClick={() => discuss(clientId, subject)}>
        {t('askSwap')}
      </Button>
    </div>
  )
}
