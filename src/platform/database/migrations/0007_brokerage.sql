CREATE TABLE "outgoing_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dedupe_key" text NOT NULL,
	"application_id" bigint,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"facts" "bytea" NOT NULL,
	"message_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "outgoing_mails_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outgoing_mails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "outgoing_mails_state_known" CHECK ("outgoing_mails"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "audit_trail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_trail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"case_kind" text NOT NULL,
	"case_reference" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_kind" text NOT NULL,
	"case_reference" text NOT NULL,
	"author_id" text NOT NULL,
	"note" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"policy_id" bigint NOT NULL,
	"customer_id" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"occurred_on" date NOT NULL,
	"details" "bytea" NOT NULL,
	"assigned_to" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "claims_reference_unique" UNIQUE("reference"),
	CONSTRAINT "claims_state_known" CHECK ("claims"."state" in ('open', 'informationNeeded', 'sent', 'settled', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "customer_calendars" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"token" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_calendars_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "customer_choices" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"deadline_mails" boolean DEFAULT true NOT NULL,
	"marketing_asked_at" timestamp (3) with time zone,
	"marketing_confirmed_at" timestamp (3) with time zone,
	"marketing_token_hash" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_choices_marketing_token_hash_unique" UNIQUE("marketing_token_hash")
);
--> statement-breakpoint
CREATE TABLE "customer_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"application_id" bigint,
	"policy_id" bigint,
	"customer_id" text,
	"details" "bytea" NOT NULL,
	"assigned_to" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "customer_requests_kind_known" CHECK ("customer_requests"."kind" in ('address', 'bank', 'startDate', 'cancellation', 'withdrawal', 'dependant', 'question')),
	CONSTRAINT "customer_requests_state_known" CHECK ("customer_requests"."state" in ('open', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "dependants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dependants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"customer_id" text NOT NULL,
	"details" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dependants_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"line" text NOT NULL,
	"line_version" text NOT NULL,
	"copy_version" text NOT NULL,
	"tariff_version" text NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"customer_id" text,
	"email_index" text NOT NULL,
	"name_index" text NOT NULL,
	"language" text NOT NULL,
	"locale" text NOT NULL,
	"contact" "bytea" NOT NULL,
	"answers" "bytea" NOT NULL,
	"record" "bytea" NOT NULL,
	"tier" text NOT NULL,
	"price_cents" integer NOT NULL,
	"price_period" text NOT NULL,
	"instalment_cents" integer NOT NULL,
	"interval" text NOT NULL,
	"start_date" date,
	"withdrawal_days" integer NOT NULL,
	"consents" jsonb NOT NULL,
	"delivered" jsonb NOT NULL,
	"advice_record_id" text,
	"mandate_reference" text,
	"affiliate_id" text,
	"assigned_to" text,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"followed_up_at" timestamp (3) with time zone,
	"restricted_at" timestamp (3) with time zone,
	CONSTRAINT "applications_reference_unique" UNIQUE("reference"),
	CONSTRAINT "applications_mandate_reference_unique" UNIQUE("mandate_reference"),
	CONSTRAINT "applications_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "applications_state_known" CHECK ("applications"."state" in ('draft', 'submitted', 'underwriting', 'informationNeeded', 'counterOffer', 'accepted', 'declined', 'active', 'withdrawn', 'cancelled', 'ended', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "brokerage_files" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"code" text,
	"edition" integer DEFAULT 1 NOT NULL,
	"name" "bytea" NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"customer_id" text,
	"draft_id" text,
	"application_id" bigint,
	"policy_id" bigint,
	"claim_id" bigint,
	"request_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_documents" (
	"line" text NOT NULL,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"version" text NOT NULL,
	"sha256" text NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "line_documents_line_code_language_version_pk" PRIMARY KEY("line","code","language","version")
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "policies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"application_id" bigint NOT NULL,
	"customer_id" text,
	"email_index" text NOT NULL,
	"name_index" text NOT NULL,
	"line" text NOT NULL,
	"tier" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"price_cents" integer NOT NULL,
	"price_period" text NOT NULL,
	"instalment_cents" integer NOT NULL,
	"interval" text NOT NULL,
	"contract_date" date NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"withdraw_until" date,
	"insurer_number" text,
	"details" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"restricted_at" timestamp (3) with time zone,
	CONSTRAINT "policies_reference_unique" UNIQUE("reference"),
	CONSTRAINT "policies_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "policies_state_known" CHECK ("policies"."state" in ('active', 'withdrawn', 'cancelled', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_assigned_to_staff_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_calendars" ADD CONSTRAINT "customer_calendars_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_choices" ADD CONSTRAINT "customer_choices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_assigned_to_staff_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependants" ADD CONSTRAINT "dependants_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_assigned_to_staff_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brokerage_files" ADD CONSTRAINT "brokerage_files_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brokerage_files" ADD CONSTRAINT "brokerage_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brokerage_files" ADD CONSTRAINT "brokerage_files_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "outgoing_mails" USING btree ("created_at") WHERE "outgoing_mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outgoing_mails_application" ON "outgoing_mails" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "audit_trail_case" ON "audit_trail" USING btree ("case_kind","case_reference","id");--> statement-breakpoint
CREATE INDEX "audit_trail_actor" ON "audit_trail" USING btree ("actor_kind","actor_id","id");--> statement-breakpoint
CREATE INDEX "case_notes_case" ON "case_notes" USING btree ("case_kind","case_reference","id");--> statement-breakpoint
CREATE INDEX "claims_policy" ON "claims" USING btree ("policy_id","id");--> statement-breakpoint
CREATE INDEX "claims_customer" ON "claims" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "claims_state" ON "claims" USING btree ("state","state_since","id");--> statement-breakpoint
CREATE INDEX "customer_requests_policy" ON "customer_requests" USING btree ("policy_id","id");--> statement-breakpoint
CREATE INDEX "customer_requests_customer" ON "customer_requests" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customer_requests_state" ON "customer_requests" USING btree ("state","state_since","id");--> statement-breakpoint
CREATE INDEX "dependants_customer" ON "dependants" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "applications_customer" ON "applications" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "applications_email" ON "applications" USING btree ("email_index","id");--> statement-breakpoint
CREATE INDEX "applications_name" ON "applications" USING btree ("name_index","id");--> statement-breakpoint
CREATE INDEX "applications_state" ON "applications" USING btree ("state","state_since","id");--> statement-breakpoint
CREATE INDEX "applications_line" ON "applications" USING btree ("line","id");--> statement-breakpoint
CREATE INDEX "applications_assigned" ON "applications" USING btree ("assigned_to","state");--> statement-breakpoint
CREATE INDEX "applications_unfinished" ON "applications" USING btree ("submitted_at") WHERE "applications"."followed_up_at" is null;--> statement-breakpoint
CREATE INDEX "brokerage_files_draft" ON "brokerage_files" USING btree ("draft_id") WHERE "brokerage_files"."draft_id" is not null;--> statement-breakpoint
CREATE INDEX "brokerage_files_application" ON "brokerage_files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "brokerage_files_policy" ON "brokerage_files" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "brokerage_files_claim" ON "brokerage_files" USING btree ("claim_id") WHERE "brokerage_files"."claim_id" is not null;--> statement-breakpoint
CREATE INDEX "brokerage_files_request" ON "brokerage_files" USING btree ("request_id") WHERE "brokerage_files"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "brokerage_files_customer" ON "brokerage_files" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "brokerage_files_loose" ON "brokerage_files" USING btree ("created_at") WHERE "brokerage_files"."application_id" is null and "brokerage_files"."claim_id" is null and "brokerage_files"."request_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "brokerage_files_document" ON "brokerage_files" USING btree ("application_id","code","edition") WHERE "brokerage_files"."kind" = 'document';--> statement-breakpoint
CREATE INDEX "line_documents_hash" ON "line_documents" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "policies_customer" ON "policies" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "policies_email" ON "policies" USING btree ("email_index","id");--> statement-breakpoint
CREATE INDEX "policies_name" ON "policies" USING btree ("name_index","id");--> statement-breakpoint
CREATE INDEX "policies_line" ON "policies" USING btree ("line","id");--> statement-breakpoint
CREATE INDEX "policies_ending" ON "policies" USING btree ("end_date") WHERE "policies"."end_date" is not null;