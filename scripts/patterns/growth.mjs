import { hostileRuns, hostileText } from './hostile-texts.mjs'

/** Exponential expressions show with the first length, cubic ones with the second, quadratic ones with the last. */
const lengths = [20, 200, 2_000]
const longest = 2_000
// a run of a few letters takes less, whatever the machine does beside it
const leastMs = 0.2
// a linear expression that tries a bounded number of signs at each place takes up to two hundred times as long as the plain one
const timesAsLong = 200
// a text that is six times as long takes a linear expression six times as long, and a quadratic one thirty-six times
const [longer, growthAtMost, certainGrowth] = [6, 15, 25]
const [certainRounds, roundsAtMost] = [4, 60]

const plainExpression = /[ab]c/g

/** As sources use it: over the whole text, one match after the other. */
function run(expression, text) {
  const begun = performance.now()
  if (expression.sticky) runSticky(expression, text)
  else text.replace(expression, '')
  return performance.now() - begun
}

function runSticky(expression, text) {
  for (let at = 0; at < text.length; at += 1) {
    expression.lastIndex = at
    if (expression.test(text)) at = Math.max(at, expression.lastIndex - 1)
  }
}

/** A busy machine makes a run slower, never quicker. */
const shortest = (expression, text, tries) => Math.min(...Array.from({ length: tries }, () => run(expression, text)))

const plainTimes = new Map(lengths.map(length => [length, shortest(plainExpression, 'a'.repeat(length), 200)]))

/** The run of signs on which the time of an expression grows faster than the length; undefined where it does on none. */
export function findHostileText({ pattern, flags }) {
  const expression = new RegExp(pattern, flags.includes('y') || flags.includes('g') ? flags : `${flags}g`)
  const all = hostileRuns(pattern)
  const isSlow = (text, length) => {
    const limit = Math.max(leastMs, timesAsLong * plainTimes.get(length))
    return run(expression, text) > limit && shortest(expression, text, 8) > limit
  }
  return all.find(each =>
    lengths.some(length => isSlow(hostileText(each, length), length) && (length < longest || growsTwice(expression, each))),
  )
}

/** The machine may have been busy with something else the first time. */
const growsTwice = (expression, each) => grows(expression, each) && grows(new RegExp(expression.source, expression.flags), each)

/** One round that fits a linear expression is enough, because other work on the machine only makes a run slower. */
function grows(expression, each) {
  const texts = [longest, longer * longest].map(length => hostileText(each, length))
  let [before, after] = [Infinity, Infinity]
  for (let round = 0; round < roundsAtMost; round += 1) {
    before = Math.min(before, run(expression, texts[0]))
    after = Math.min(after, run(expression, texts[1]))
    if (after / before <= growthAtMost) return false
    if (round >= certainRounds && after / before > certainGrowth) return true
  }
  return true
}
