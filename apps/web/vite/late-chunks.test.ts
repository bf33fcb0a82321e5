import { expect, test } from 'vitest'
import { lateChunkOf } from './late-chunks.ts'
import { graphOf, idOf } from './module-graph.ts'

const graph = graphOf({
  'main.tsx': { isEntry: true },
  'late-extras.ts': { lazilyBy: ['main.tsx'] },
  'shell/frame/after-idle.tsx': { lazilyBy: ['main.tsx'] },
  'areas/plans/page.tsx': { lazilyBy: ['main.tsx'] },
  'areas/plans/palette.ts': { by: ['late-extras.ts'] },
  'areas/plans/data.ts': { by: ['areas/plans/palette.ts', 'areas/plans/page.tsx'] },
  'areas/plans/row.tsx': { by: ['areas/plans/page.tsx'] },
  'lib/uploads/queue.ts': { by: ['shell/frame/after-idle.tsx', 'late-extras.ts'] },
  'ui/figure/figure.tsx': { by: ['late-extras.ts', 'areas/plans/page.tsx'] },
})

test.each([
  // only late parts import it
  ['areas/plans/palette.ts', 'late'],
  ['lib/uploads/queue.ts', 'late'],
  // a page imports it, too
  ['areas/plans/data.ts', 'late-shared'],
  ['areas/plans/row.tsx', null],
  // a lazily loaded file stays a chunk of its own
  ['late-extras.ts', null],
  // first pages need such small parts
  ['ui/figure/figure.tsx', null],
])('%s stands in %j', (file, chunk) => expect(lateChunkOf(idOf(file), graph)).toBe(chunk))
