import { translatePage } from './translatePage'

translatePage()
