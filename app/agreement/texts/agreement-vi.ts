import type { AgreementText } from '@/app/agreement/agreement-text';

/** The agreement in Vietnamese: a translation, the Spanish one counts. */
export const text: AgreementText = (loan) => [
  {
    id: 'parties',
    title: 'Các bên thỏa thuận',
    paragraphs: [
      `${loan.brand} là bên cho vay và bạn là bên vay. Bạn từ 18 tuổi trở lên, thông tin bạn cung cấp là của bạn và đúng sự thật.`,
      'Đây là bản dịch. Bản tiếng Tây Ban Nha mới có giá trị.',
    ],
  },
  {
    id: 'loan',
    title: 'Bạn vay bao nhiêu và nhận bao nhiêu',
    paragraphs: [
      `Bạn vay ${loan.amount} trong ${loan.term}. Phí dịch vụ ${loan.fee} được trừ một lần vào số tiền đó.`,
      `Bạn nhận ${loan.arrival} vào ${loan.account}. Nếu tài khoản từ chối, chúng tôi sẽ báo và bạn được sửa miễn phí.`,
    ],
  },
  {
    id: 'repayment',
    title: 'Bạn trả bao nhiêu và khi nào',
    paragraphs: [
      `Bạn trả ${loan.repayment} một lần, chậm nhất ${loan.repayDate}: gồm ${loan.amount} đã vay và ${loan.interest} tiền lãi.`,
      'Ngày được tính theo lịch của Chile lục địa. Nếu tiền đến vào ngày khác, ngày trả sẽ dời theo và hiện trong ứng dụng.',
    ],
  },
  {
    id: 'cost',
    title: 'Tổng chi phí',
    paragraphs: [
      `Tổng chi phí khoản vay là ${loan.cost}: chênh lệch giữa số tiền bạn trả và số tiền bạn nhận.`,
      ...(loan.cae === null
        ? []
        : [
            `CAE (Carga Anual Equivalente, chi phí quy đổi theo năm, Luật 20.555) là ${loan.cae}. CAE quy chi phí ra một năm để bạn so sánh với khoản vay khác.`,
          ]),
    ],
  },
  {
    id: 'paying',
    title: 'Cách bạn trả',
    paragraphs: [
      'Bạn trả từ ứng dụng, bằng các cách ứng dụng hiển thị hôm đó. Nếu cách nào có phí riêng, bạn thấy trước khi chọn.',
      'Khoản vay được trả xong khi chúng tôi nhận đủ tiền, và ứng dụng sẽ báo. Bạn có thể trả trước hạn mà không cần xin phép (điều 10, Luật 18.010); số tiền là số ứng dụng hiển thị.',
    ],
  },
  {
    id: 'late',
    title: 'Nếu bạn trả trễ',
    paragraphs: [
      `Từ ngày sau hạn trả, cộng thêm một lần ${loan.once} (${loan.onceRate} số tiền đã vay).`,
      `Ngoài ra, mỗi ngày trễ cộng ${loan.daily} (${loan.dailyRate} số tiền đã vay). Không bao giờ tính phí trễ trên phí trễ.`,
      'Nếu biết không thể trả đúng hạn, hãy nhắn cho chúng tôi trước: chúng tôi sẽ cùng bạn tìm cách.',
    ],
  },
  {
    id: 'signature',
    title: 'Chữ ký của bạn',
    paragraphs: [
      'Bạn ký điện tử trong ứng dụng (Luật 19.799). Trước khi ký, bạn đã thấy đầy đủ số tiền, ngày và chi phí của hợp đồng này.',
      'Hợp đồng này luôn có trong ứng dụng, bạn có thể in hoặc lưu lại.',
    ],
  },
  {
    id: 'data',
    title: 'Dữ liệu của bạn',
    paragraphs: [
      'Chúng tôi dùng dữ liệu theo chính sách quyền riêng tư. Những gì bạn cho phép thêm, bạn có thể rút lại trong Cài đặt mà khoản vay không thay đổi.',
    ],
  },
  {
    id: 'complaints',
    title: 'Thắc mắc và khiếu nại',
    paragraphs: [
      'Hãy nhắn cho chúng tôi ở mục Trợ giúp: có người trả lời. Bạn cũng có thể khiếu nại tới cơ quan bảo vệ người tiêu dùng (SERNAC, Luật 19.496) và tòa án theo luật.',
    ],
  },
];
