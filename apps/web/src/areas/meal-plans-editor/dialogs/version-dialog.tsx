import { useState } from 'react'
import { FoodVersionDialog } from '#areas/aliments'
import { Checkbox } from '#ui/checkbox'
import { closeDialog } from '../dialogs.ts'
import { allComponents, componentEntry, outdatedRows, takeVersion } from '../gestures/versions.ts'
import { newerFoodIn, type RowEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

/** Takes the newer version of a food: for its row with its alternatives, or everywhere in the plan. */
export function VersionDialog({ row }: { row: RowEntry }) {
  const t = useEditorWords()
  const session = useEditor()
  const [isEverywhere, setEverywhere] = useState(false)
  const food = newerFoodIn(row)
  const component = componentEntry(session, row)
  if (!food || !component) return null
  const components = allComponents(session)
  const otherCount = outdatedRows(components, food).length - outdatedRows([component], food).length
  return (
    <FoodVersionDialog
      food={food}
      onTake={latest => takeVersion(session, isEverywhere ? components : [component], latest)}
      onClose={closeDialog}>
      {otherCount > 0 && (
        <Checkbox
          label={t('versionEverywhere', { count: otherCount })}
          checked={isEverywhere}
          onChange={event => setEverywhere(event.target.checked)}
        />
      )}
    </FoodVersionDialog>
  )
}
