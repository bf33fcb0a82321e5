import { testEndpoints } from '#testing'

await testEndpoints('shopping-lists')
