import { useEffect } from 'react'
import { Admin, CustomRoutes, localStorageStore } from 'react-admin'
import { Route } from 'react-router'
import { OpeningScreen } from '../opening-screen.tsx'
import { AccountPage } from './account/account-page.tsx'
import { ApiTokensPage } from './api-tokens/api-tokens-page.tsx'
import { queryClient } from './ask-again.ts'
import { authProvider } from './auth-provider.ts'
import { CallsPage } from './calls/calls-page.tsx'
import { ApplicationPage } from './casework/application-page.tsx'
import {
  ApplicationsPage,
  ClaimsPage,
  CustomersPage,
  PoliciesPage,
  RequestsPage,
} from './casework/case-lists.tsx'
import { ClaimPage } from './casework/claim-page.tsx'
import { CustomerPage } from './casework/customer-page.tsx'
import { JobPage } from './casework/job-page.tsx'
import { JobsPage } from './casework/jobs-page.tsx'
import { PolicyPage } from './casework/policy-page.tsx'
import { RequestPage } from './casework/request-page.tsx'
import { collectionResources } from './collection-resources.tsx'
import { ConsentsPage } from './consents/consents-page.tsx'
import { Dashboard } from './dashboard/dashboard.tsx'
import { dataProvider } from './data-provider.ts'
import { DeletedPage } from './deleted/deleted-page.tsx'
import { Allowed } from './frame/allowed.tsx'
import { BrokenScreen, NoSuchScreen, NotAllowed } from './frame/dead-ends.tsx'
import { Frame } from './frame/frame.tsx'
import { LatestNotice } from './frame/latest-notice.tsx'
import { ComplaintsPage, InboxPage } from './inbox/inbox-page.tsx'
import { MessagePage } from './inbox/message-page.tsx'
import { NewComplaintPage } from './inbox/new-complaint-page.tsx'
import { mediaResource } from './media/media-resource.tsx'
import { screenRouter } from './screen-router.ts'
import { keepSecondPressOut } from './second-press.ts'
import { AcceptInvitationPage } from './sign-in/accept-invitation-page.tsx'
import { ForgotPasswordPage } from './sign-in/forgot-password-page.tsx'
import { ResetPasswordPage } from './sign-in/reset-password-page.tsx'
import { SecondFactorPage } from './sign-in/second-factor-page.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { StaffPage } from './staff/staff-page.tsx'
import { TrailPage } from './staff/trail-page.tsx'
import { darkTheme, lightTheme } from './theme.ts'
import { guardUnsent } from './unsent-texts.ts'

/** The whole back office. Loaded in the browser alone. */
export function BackOffice() {
  useEffect(() => guardUnsent(window), [])
  useEffect(() => keepSecondPressOut(document), [])
  return (
    <Admin
      title="Back office"
      basename="/admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      routerProvider={screenRouter}
      queryClient={queryClient}
      store={store}
      layout={Frame}
      notification={LatestNotice}
      dashboard={Dashboard}
      loginPage={SignInPage}
      loading={OpeningScreen}
      catchAll={NoSuchScreen}
      accessDenied={NotAllowed}
      error={BrokenScreen}
      theme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      {collectionResources}
      {mediaResource}
      <CustomRoutes>
        <Route element={<Allowed to="messages" />}>
          <Route path="/inbox" element={<InboxPage />} />
          <Route path="/inbox/:id" element={<MessagePage />} />
          <Route path="/complaints" element={<ComplaintsPage />} />
          <Route path="/complaints/new" element={<NewComplaintPage />} />
        </Route>
        <Route element={<Allowed to="cases" />}>
          <Route path="/applications" element={<ApplicationsPage />} />
          <Route path="/applications/:reference" element={<ApplicationPage />} />
          <Route path="/policies" element={<PoliciesPage />} />
          <Route path="/policies/:reference" element={<PolicyPage />} />
          <Route path="/claims" element={<ClaimsPage />} />
          <Route path="/claims/:reference" element={<ClaimPage />} />
          <Route path="/requests" element={<RequestsPage />} />
          <Route path="/requests/:reference" element={<RequestPage />} />
          <Route path="/customers" element={<CustomersPage />} />
          <Route path="/customers/:reference" element={<CustomerPage />} />
          <Route path="/calls" element={<CallsPage />} />
          <Route path="/background-work" element={<JobsPage />} />
          <Route path="/background-work/:reference" element={<JobPage />} />
        </Route>
        <Route element={<Allowed to="content" />}>
          <Route path="/deleted" element={<DeletedPage />} />
        </Route>
        <Route element={<Allowed to="consents" />}>
          <Route path="/consents" element={<ConsentsPage />} />
        </Route>
        <Route element={<Allowed to="staff" />}>
          <Route path="/staff" element={<StaffPage />} />
          <Route path="/staff/:id" element={<TrailPage />} />
        </Route>
        <Route element={<Allowed to="apiTokens" />}>
          <Route path="/api-tokens" element={<ApiTokensPage />} />
        </Route>
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/accept-invitation" element={<AcceptInvitationPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/second-factor" element={<SecondFactorPage />} />
      </CustomRoutes>
    </Admin>
  )
}

const store = localStorageStore('1', 'back-office')
