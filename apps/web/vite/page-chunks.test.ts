import { expect, test } from 'vitest'
import { graphOf, idOf } from './module-graph.ts'
import { pageChunkOf } from './page-chunks.ts'

const graph = graphOf({
  'main.tsx': { isEntry: true },
  'areas/plans/screens.ts': { by: ['main.tsx'] },
  'areas/plans/editor/page.tsx': { lazilyBy: ['areas/plans/screens.ts'] },
  'areas/plans/list/page.tsx': { lazilyBy: ['areas/plans/screens.ts'] },
  'areas/plans/editor/dialog.tsx': { lazilyBy: ['areas/plans/editor/page.tsx'] },
  'areas/plans/editor/session.ts': { by: ['areas/plans/editor/page.tsx', 'areas/plans/editor/dialog.tsx'] },
  'areas/plans/editor/rows.ts': { by: ['areas/plans/editor/session.ts'] },
  'areas/plans/editor/head.ts': { by: ['areas/plans/editor/page.tsx'] },
  'areas/plans/words.ts': { by: ['areas/plans/editor/session.ts', 'areas/plans/list/page.tsx'] },
  'areas/plans/index.ts': { by: ['areas/home/page.tsx'] },
  'areas/home/page.tsx': { lazilyBy: ['main.tsx'] },
  'areas/plans/names.ts': { by: ['areas/plans/index.ts', 'areas/plans/editor/session.ts'] },
  'ui/button.tsx': { by: ['areas/plans/editor/page.tsx', 'areas/plans/editor/dialog.tsx'] },
})

test.each([
  ['areas/plans/editor/session.ts', 'page plans/editor'],
  ['areas/plans/editor/rows.ts', 'page plans/editor'],
  // the page alone has it
  ['areas/plans/editor/head.ts', null],
  // two pages have it
  ['areas/plans/words.ts', null],
  // another area has it
  ['areas/plans/names.ts', null],
  ['areas/plans/editor/dialog.tsx', null],
  ['ui/button.tsx', null],
])('%s stands in %j', (file, chunk) => expect(pageChunkOf(idOf(file), graph)).toBe(chunk))
