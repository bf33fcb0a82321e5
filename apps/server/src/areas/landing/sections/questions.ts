import { html, type Html } from '#platform/html'
import { icon } from '../drawings/icons.ts'
import type { PageText } from '../texts/page.it.ts'

export const questions = (text: PageText): Html => html`<section class="plain questions" id="questions">
<div class="wide beside">
<div class="words"><p class="kicker">${text.questions.kicker}</p><h2>${text.questions.title}</h2></div>
<div class="answers">${[...text.questions.ofPlans, ...text.questions.items].map(
  ([question, answer]) => html`<details><summary><h3>${question}</h3>${icon('plus', 22)}</summary><p>${answer}</p></details>`,
)}</div>
</div>
</section>`
