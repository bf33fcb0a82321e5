import { poses } from '@allenio/contract/progress'
import type { Pose } from '@allenio/contract/progress'
import { uploadField } from './slots.ts'

type ByField<Value> = { [Each in Pose as (typeof uploadField)[Each]]?: Value }

/** By pose in the form, by field in the call. */
export const uploadFields = <Value>(byPose: Partial<Record<Pose, Value>>): ByField<Value> =>
  Object.fromEntries(poses.flatMap(pose => (byPose[pose] === undefined ? [] : [[uploadField[pose], byPose[pose]]])))
