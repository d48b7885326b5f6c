CREATE TABLE "advice_records" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"tool" text NOT NULL,
	"rule_set_version" text NOT NULL,
	"language" text NOT NULL,
	"contents" "bytea" NOT NULL,
	"customer_id" text,
	"email_index" text,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "advice_records_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "advice_records" ADD CONSTRAINT "advice_records_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advice_records_customer" ON "advice_records" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "advice_records_email" ON "advice_records" USING btree ("email_index");