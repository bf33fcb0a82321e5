import {
  addOwnEntry,
  addOwnMealPhoto,
  addOwnWater,
  deleteOwnEntry,
  deleteOwnMealPhoto,
  deleteOwnWater,
  saveOwnDay,
  saveOwnMeal,
  saveOwnSwap,
  undeleteOwnEntry,
  undeleteOwnMealPhoto,
  undeleteOwnWater,
} from '@allenio/contract/meal-diary'
import { useMemo } from 'react'
import { useWaitingWrites } from '#lib/offline'
import type { UnsentDiary } from './unsent-diary.ts'

/** All that waits of the diary; it stays the same object until something of it changes. */
export function useUnsentDiary(): UnsentDiary {
  const days = useWaitingWrites(saveOwnDay)
  const meals = useWaitingWrites(saveOwnMeal)
  const swaps = useWaitingWrites(saveOwnSwap)
  const entryAdds = useWaitingWrites(addOwnEntry)
  const entryDeletes = useWaitingWrites(deleteOwnEntry)
  const entryUndeletes = useWaitingWrites(undeleteOwnEntry)
  const waterAdds = useWaitingWrites(addOwnWater)
  const waterDeletes = useWaitingWrites(deleteOwnWater)
  const waterUndeletes = useWaitingWrites(undeleteOwnWater)
  const photoAdds = useWaitingWrites(addOwnMealPhoto)
  const photoDeletes = useWaitingWrites(deleteOwnMealPhoto)
  const photoUndeletes = useWaitingWrites(undeleteOwnMealPhoto)
  const entries = useMemo(
    () => ({ adds: entryAdds, deletes: entryDeletes, undeletes: entryUndeletes }),
    [entryAdds, entryDeletes, entryUndeletes],
  )
  const waters = useMemo(
    () => ({ adds: waterAdds, deletes: waterDeletes, undeletes: waterUndeletes }),
    [waterAdds, waterDeletes, waterUndeletes],
  )
  const photos = useMemo(
    () => ({ adds: photoAdds, deletes: photoDeletes, undeletes: photoUndeletes }),
    [photoAdds, photoDeletes, photoUndeletes],
  )
  return useMemo(() => ({ days, meals, swaps, entries, waters, photos }), [days, meals, swaps, entries, waters, photos])
}
