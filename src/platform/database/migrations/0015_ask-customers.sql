CREATE TABLE "customer_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"application_id" bigint NOT NULL,
	"claim_id" bigint,
	"asked" "bytea" NOT NULL,
	"price_cents" integer,
	"instalment_cents" integer,
	"valid_until" date,
	"answer" "bytea",
	"opened_at" timestamp (3) with time zone,
	"opened_sha256" text,
	"asked_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "customer_questions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "customer_questions_kind_known" CHECK ("customer_questions"."kind" in ('information', 'counterOffer')),
	CONSTRAINT "customer_questions_state_known" CHECK ("customer_questions"."state" in ('open', 'answered', 'accepted', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "customer_questions" ADD CONSTRAINT "customer_questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_questions" ADD CONSTRAINT "customer_questions_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_questions" ADD CONSTRAINT "customer_questions_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_questions_application" ON "customer_questions" USING btree ("application_id","id");