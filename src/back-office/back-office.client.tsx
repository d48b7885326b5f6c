import { BackOffice } from './client/back-office.tsx'

/** The name keeps it out of the server's build: it is loaded in the browser, and only here. */
export default BackOffice
